/** Who I am on this server. Nobody needs an account: who needs to be somebody becomes a guest. */
import { lang, t } from '../i18n/index.svelte';
import { settings } from '../settings/settings.svelte';
import type { components } from './api.gen';
import { credentials, get, patch, post, ProblemError } from './http';
import { nicknameOf } from './nickname';
import type { MeOut } from './types';

type Profile = components['schemas']['ProfileOut'];
type Offers = components['schemas']['Offers'];

/** How long choices rest before they are sent, in milliseconds. */
const REST = 800;
/** Whose choices were made in this browser and not sent yet. */
const UNSENT = 'waldbach-unsent';

class Session {
  person = $state.raw<Profile | null>(null);
  offers = $state.raw<Offers>({ accounts: false, mail: false, passkeys: false });
  /** Has the server told who I am? */
  known = $state(false);

  #arriving: Promise<void> | null = null;
  #asking: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Choices were made since the last ones were sent. */
  #waiting = false;

  constructor() {
    credentials.renew = () => this.refresh();
    settings.onchange = () => this.#sendLater();
  }

  get signedIn(): boolean {
    return this.person?.kind === 'account';
  }

  /** Asks the server who I am, unless that is on its way; those who ask at once share the answer. */
  refresh(told?: Promise<MeOut>): Promise<void> {
    this.#asking ??= (told ?? get('/api/me'))
      .then((me) => this.take(me))
      .finally(() => (this.#asking = null));
    credentials.asked = this.#asking.catch(() => {});
    return this.#asking;
  }

  /** Takes over what the server has answered to signing in, coming back, or a change. */
  async take(me: MeOut): Promise<void> {
    const before = this.person?.id;
    this.person = me.person;
    this.offers = me.offers;
    credentials.csrf = me.csrf;
    this.known = true;
    if (!me.person || me.person.id === before) return;
    // A page that was left before they were sent: they are newer than what the server has.
    const newer = localStorage.getItem(UNSENT) === me.person.id;
    if (newer || (await settings.merge(me.person.choices))) this.#sendLater();
  }

  /** Makes sure that I am somebody: a guest where I am nobody yet. */
  async ensure(name?: string): Promise<Profile> {
    this.#arriving ??= this.#arrive(name).finally(() => (this.#arriving = null));
    await this.#arriving;
    if (!this.person) throw new Error('nobody is signed in');
    return this.person;
  }

  async #arrive(name?: string): Promise<void> {
    if (!this.known) await this.refresh();
    if (this.person) return;
    try {
      await this.take(await post('/api/me', { body: { name: name || nickname(), lang: lang() } }));
    } catch (error) {
      if (!isSomebody(error)) throw error;
      await this.refresh();
    }
  }

  async rename(name: string): Promise<void> {
    await this.ensure(name);
    if (this.person?.name !== name) await this.take(await patch('/api/me', { body: { name } }));
  }

  async signOut(): Promise<void> {
    await post('/api/sign-out');
    this.person = null;
    credentials.csrf = null;
    await this.refresh();
  }

  #sendLater(): void {
    if (!this.person) return;
    localStorage.setItem(UNSENT, this.person.id);
    clearTimeout(this.#timer);
    this.#waiting = true;
    this.#timer = setTimeout(() => void this.#send(), REST);
  }

  /** Choices stay in this browser anyway, so a failure is none to speak of. */
  async #send(): Promise<void> {
    this.#waiting = false;
    try {
      const choices = { ...settings.choices };
      await this.take(await patch('/api/me', { body: { choices, lang: lang() } }));
      if (!this.#waiting) localStorage.removeItem(UNSENT);
    } catch (error) {
      console.warn('choices were not stored', error);
    }
  }
}

/** Another tab was quicker. */
function isSomebody(error: unknown): boolean {
  return error instanceof ProblemError && error.problem.code === 'already-somebody';
}

export function nickname(): string {
  return nicknameOf(t('look-nicknames'));
}

export const session = new Session();
