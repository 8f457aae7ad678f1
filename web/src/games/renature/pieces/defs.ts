/** Whoever draws a piece imports this: the shapes are put into the page once, all pieces use them. */
import { mount } from 'svelte';
import Defs from './Defs.svelte';

const ID = 'piece-defs';

if (typeof document !== 'undefined' && !document.getElementById(ID)) {
  mount(Defs, { target: document.body, props: { id: ID } });
}
