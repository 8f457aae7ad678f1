/** Web push in this browser: whether it can, whether it does, on and off. */
import { del, post } from '../api/http';

export type PushState = 'unable' | 'denied' | 'off' | 'on';

function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export async function pushState(): Promise<PushState> {
  if (!canPush()) return 'unable';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return 'unable';
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Asks for permission, subscribes, and tells the server. */
export async function turnOn(key: string): Promise<PushState> {
  const allowed = await Notification.requestPermission();
  if (allowed !== 'granted') return allowed === 'denied' ? 'denied' : 'off';
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  await post('/api/me/reminders/browsers', {
    body: {
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    },
  });
  return 'on';
}

export async function turnOff(): Promise<PushState> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  if (!subscription) return 'off';
  await del('/api/me/reminders/browsers', { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
  return 'off';
}
