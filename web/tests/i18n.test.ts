/** The catalogues: complete, alike in all languages, with real plurals, and no text missing or to spare. */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, type Message, type SelectExpression, type Variant, Visitor } from '@fluent/syntax';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { family, locale } from '../src/i18n/index.svelte';
import { catalogues, keys as generated } from '../tools/words.js';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
const LANGUAGES = ['en', 'de', 'pl'] as const;
type Lang = (typeof LANGUAGES)[number];
/** The categories that whole and broken numbers have in a language. */
const PLURALS: Record<Lang, string[]> = {
  en: ['one', 'other'],
  de: ['one', 'other'],
  pl: ['few', 'many', 'one', 'other'],
};
const CATEGORIES = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

interface Text {
  part: string;
  message: Message;
}

function catalogue(lang: Lang): Map<string, Text> {
  const found = new Map<string, Text>();
  for (const file of catalogues(lang)) {
    const part = basename(file, '.ftl');
    const tree = parse(readFileSync(file, 'utf8'), {});
    for (const entry of tree.body) {
      if (entry.type === 'Junk') throw new Error(`${file}: ${entry.content}`);
      if (entry.type !== 'Message') continue;
      if (found.has(entry.id.name)) throw new Error(`${lang}: ${entry.id.name} stands twice`);
      found.set(entry.id.name, { part, message: entry });
    }
  }
  return found;
}

class Inside extends Visitor {
  variables = new Set<string>();
  selects: SelectExpression[] = [];

  visitVariableReference(node: { id: { name: string } }): void {
    this.variables.add(node.id.name);
  }

  visitSelectExpression(node: SelectExpression): void {
    this.selects.push(node);
    this.genericVisit(node);
  }
}

function inside(message: Message): Inside {
  const visitor = new Inside();
  visitor.visit(message);
  return visitor;
}

function keysOf(variants: Variant[]): string[] {
  return variants.map(({ key }) => (key.type === 'Identifier' ? key.name : key.value));
}

/** A number in these is a rank, and no language counts with it. */
const RANKS = new Set(['home-place', 'table-place-number']);

/**
 * Is it chosen by how many there are? So it is where it names forms, where it singles out one, and where
 * the number is written. `[0] nobody *[other] waiting for { $names }` is not.
 */
function isPlural({ selector, variants }: SelectExpression): boolean {
  const given = keysOf(variants);
  if (given.some((one) => one === '1' || (one !== 'other' && CATEGORIES.has(one)))) return true;
  const rest = variants.find((variant) => variant.default);
  if (!rest || !given.includes('other') || selector.type !== 'VariableReference') return false;
  const inRest = new Inside();
  inRest.visit(rest);
  return inRest.variables.has(selector.id.name);
}

const texts = Object.fromEntries(LANGUAGES.map((lang) => [lang, catalogue(lang)])) as Record<
  Lang,
  Map<string, Text>
>;
const english = [...texts.en.keys()];

describe('the catalogues', () => {
  test.each(['de', 'pl'] as const)('%s has the same texts in the same parts as en', (lang) => {
    const place = (which: Lang) =>
      [...texts[which]].map(([key, { part }]) => `${part}/${key}`).sort();
    expect(place(lang)).toEqual(place('en'));
  });

  test.each(['de', 'pl'] as const)('%s uses the same variables as en', (lang) => {
    const uneven = english.filter((key) => {
      const other = texts[lang].get(key);
      const mine = texts.en.get(key);
      if (!other || !mine) return false;
      const names = (text: Text) => [...inside(text.message).variables].sort().join();
      return names(other) !== names(mine);
    });
    expect(uneven).toEqual([]);
  });

  test.each(LANGUAGES)('%s has every plural form of its language', (lang) => {
    const wrong: string[] = [];
    for (const [key, { message }] of texts[lang]) {
      for (const select of inside(message).selects) {
        const given = keysOf(select.variants);
        if (RANKS.has(key) || !isPlural(select)) continue;
        if (PLURALS[lang].some((one) => !given.includes(one))) {
          wrong.push(`${key}: ${given.join()}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('keys begin with the name of their part', () => {
    const belongs = (key: string, part: string) => {
      const game = /^(\w+)-home$/.exec(part)?.[1]; // a game speaks on the home page, of itself alone
      return key.startsWith(`${part}-`) || (game && new RegExp(`^home-.*-${game}\\b`).test(key));
    };
    const foreign = [...texts.en].filter(([key, { part }]) => !belongs(key, part));
    expect(foreign.map(([key, { part }]) => `${part}/${key}`)).toEqual([]);
  });

  test('the type of the keys knows all of them', () => {
    expect(generated().sort()).toEqual([...english].sort());
  });
});

describe('the code', () => {
  const code = sources();
  const used = new Set([...code.matchAll(/\bt\(\s*'([\w-]+)'/g)].map(([, key = '']) => key));
  const families = [...code.matchAll(/(?<![.\w])(?:family|maybe)\(\s*['`]([\w-]+)/g)].map(
    ([, name = '']) => name,
  );
  const named = new Set([...code.matchAll(/'([a-z]+-[\w-]+)'/g)].map(([, word = '']) => word));

  test('uses no text that is missing', () => {
    expect([...used].filter((key) => !texts.en.has(key))).toEqual([]);
    expect(families.filter((name) => !english.some((key) => key.startsWith(name)))).toEqual([]);
  });

  test('may name what a family does not have only where no type says what it can be', () => {
    const named = (name: 'owl' | 'bear') =>
      // @ts-expect-error -- no text for a bear
      family('renature-animal-', name);
    expect(named('bear')).toBe('renature-animal-bear');
    expect(family('home-level-', 'bush' as string)).toBe('home-level-bush');
  });

  test('leaves no text unused', () => {
    const idle = english.filter(
      (key) => !used.has(key) && !named.has(key) && !families.some((name) => key.startsWith(name)),
    );
    expect(idle).toEqual([]);
  });
});

/** All code of the client as one text. */
function sources(): string {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.gen.ts'))
    .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
    .join('\n');
}

describe('dates and times are written as where the reader lives', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test.each([
    [['en-GB', 'en'], 'en-GB'],
    [['pl', 'en-AU'], 'en-AU'],
    [['en-US@posix', 'en-US'], 'en-US'], // no name of a locale, though a browser tells it
    [['fr'], 'en'],
    [[], 'en'],
  ])('%j', (languages, found) => {
    vi.stubGlobal('navigator', { languages });
    expect(locale()).toBe(found);
  });
});
