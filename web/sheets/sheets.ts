/** Opens the sheet that the address names: `?sheet=animals`, and `&theme=dark` for the dark one. */
import { mount } from 'svelte';
import '../src/look/fonts.css';
import '../src/look/tokens.css';
import '../src/look/base.css';
import Animals from './Animals.svelte';
import Board from './Board.svelte';
import Look from './Look.svelte';
import Names from './Names.svelte';
import Pieces from './Pieces.svelte';
import Plants from './Plants.svelte';
import Year from './Year.svelte';

const SHEETS = {
  animals: Animals,
  pieces: Pieces,
  board: Board,
  look: Look,
  names: Names,
  plants: Plants,
  year: Year,
};

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
const name = (asked.get('sheet') ?? 'animals') as keyof typeof SHEETS;
mount(SHEETS[name], { target: document.body });
