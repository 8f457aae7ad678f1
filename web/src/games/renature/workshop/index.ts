/** The board workshop of Renature. */
import { t } from '../../../i18n/index.svelte';
import type { Workshop } from '../../../workshop/workshop';
import Page from './Page.svelte';

const workshop: Workshop = {
  words: ['renature'],
  Page,
  title: () => t('renature-workshop-title'),
};

export default workshop;
