// boardgame.io's server with two games of 52 turns for two players, on 127.0.0.1:
//
//     node server.js PORT [--board FILE] [--folder FOLDER]
//
// tiny    a counter: what the server itself costs
// board   the description of a Renature board (FILE, JSON); a turn changes in it about what a turn
//         of Renature does
//
// With a folder matches are stored in files (FlatFile), else in memory only.

const fs = require('fs');
const { FlatFile, Server } = require('boardgame.io/server');

const TURNS = 52;

function argument(name) {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}

const shared = {
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true, // else each state carries its whole past along
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ ctx }) => (ctx.turn > TURNS ? { draw: true } : undefined),
};

const tiny = {
  ...shared,
  name: 'tiny',
  setup: () => ({ count: 0 }),
  moves: {
    play: ({ G }, number) => {
      G.count += number;
    },
  },
};

function boardGame(board) {
  const [spaces, areas, seats] = ['spaces', 'areas', 'seats'].map((part) =>
    Object.keys(JSON.parse(board)[part]),
  );
  return {
    ...shared,
    name: 'board',
    setup: () => JSON.parse(board),
    moves: {
      play: ({ G, ctx }, number) => {
        const space = (n) => G.spaces[spaces[(number * 3 + n) % spaces.length]];
        space(0).animal = 'owl';
        space(1).animal = 'snail';
        space(2).plant = 'oak';
        space(2).colour = 'blue';
        const seat = G.seats[seats[ctx.playOrderPos]];
        seat.points.plants += 2;
        seat.total += 2;
        seat.own.oak -= 1;
        seat.dominoes = ['owl-snail', 'frog-hare', `badger-${number}`];
        G.areas[areas[number % areas.length]].closed = number % 2 === 0;
        G.turn += 1;
        G.seat = 3 - G.seat;
      },
    },
  };
}

const folder = argument('--folder');
const file = argument('--board');
const server = Server({
  games: file ? [tiny, boardGame(fs.readFileSync(file, 'utf8'))] : [tiny],
  origins: [],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server.app.on('error', () => {});
// What `run` calls a port goes to net.Server.listen as it is.
const address = { host: '127.0.0.1', port: Number(process.argv[2]) };
server.run({ port: address }, () => console.log('ready'));
