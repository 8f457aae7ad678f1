/** The card workshop of Waldgärtner. */
import { t } from '../../../i18n/index.svelte';
import type { Workshop } from '../../../workshop/workshop';
import Page from './Page.svelte';

const workshop: Workshop = {
  words: ['waldgaertner', 'waldgaertner-cards'],
  Page,
  title: () => t('waldgaertner-workshop-title'),
};

export default workshop;
