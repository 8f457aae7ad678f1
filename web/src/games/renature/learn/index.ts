/** Learning Renature: its lessons in words and pictures, and its rules. */
import { family } from '../../../i18n/index.svelte';
import type { Learning } from '../../../learn/learning';
import { CHAPTERS } from './chapters';
import Extra from './Extra.svelte';
import Scene from './Scene.svelte';
import { SCENES } from './scenes';

const learning: Learning = {
  words: ['renature'],
  chapters: CHAPTERS,
  scenes: Object.keys(SCENES),
  lesson: (name) => family('renature-lessons-', name),
  rule: (name) => family('renature-rules-', name),
  Scene,
  Extra,
};

export default learning;
