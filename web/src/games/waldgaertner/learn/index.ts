/** Learning Waldgärtner: its lessons in words and pictures, and its rules. */
import { family } from '../../../i18n/index.svelte';
import type { Learning } from '../../../learn/learning';
import { CHAPTERS } from './chapters';
import Extra from './Extra.svelte';
import Scene from './Scene.svelte';
import { SCENES } from './scenes';

const learning: Learning = {
  words: ['waldgaertner-cards'],
  chapters: CHAPTERS,
  scenes: Object.keys(SCENES),
  lesson: (name) => family('waldgaertner-lessons-', name),
  rule: (name) => family('waldgaertner-rules-', name),
  wide: ['nitrogen', 'nitrogen-gap', 'colours', 'garden', 'extra'],
  crowded: true,
  Scene,
  Extra,
  pages: [{ href: '/plants', icon: 'leaf', name: 'plants' }],
};

export default learning;
