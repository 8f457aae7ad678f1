/** The browser's side of passkeys. Whoever cancels at the device gets a null, not an error. */
import { post } from '../api/http';
import { session } from '../api/session.svelte';

export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'
  );
}

/** Makes a passkey on this device and keeps it with the account. False: cancelled. */
export async function addPasskey(): Promise<boolean> {
  const { token, options } = await post('/api/passkeys/begin-adding');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await unlessCancelled(navigator.credentials.create({ publicKey }));
  if (!made) return false;
  await post('/api/passkeys', { body: { token, credential: asJson(made), name: null } });
  return true;
}

/** Signs in with a passkey of this device. False: cancelled. */
export async function signInByPasskey(): Promise<boolean> {
  const { token, options } = await post('/api/passkeys/begin-sign-in');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const found = await unlessCancelled(navigator.credentials.get({ publicKey }));
  if (!found) return false;
  await session.take(
    await post('/api/passkeys/sign-in', { body: { token, credential: asJson(found) } }),
  );
  return true;
}

function asJson(credential: Credential): Record<string, never> {
  return (credential as PublicKeyCredential).toJSON() as unknown as Record<string, never>;
}

/** Browsers tell by this error that nobody wanted to, or was in time; which of both stays secret. */
async function unlessCancelled(asked: Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return null;
    throw error;
  }
}
