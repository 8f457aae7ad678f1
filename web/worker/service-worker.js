/**
 * Lets the client open without a network, and shows reminders. The build puts FILES in front: what the
 * frame of the page needs, by addresses that change with their contents.
 */
/* global FILES, VERSION */

const CACHE = `waldbach-${VERSION}`;
const FRAME = '/app/index.html';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([FRAME, ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/app/assets/')) event.respondWith(kept(request));
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/'))
    event.respondWith(opened(request));
});

/** What never changes: from the cache, else from the server and then kept. */
async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}

/** A page: from the server; without a network the frame, which says so. */
async function opened(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const frame = await caches.match(FRAME);
    if (frame) return frame;
    throw error;
  }
}

self.addEventListener('push', (event) => {
  const { title, body, tag, table } = event.data?.json() ?? {};
  if (!title) return;
  const options = { body, tag, icon: '/static/icon-192.png', data: { table } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data ?? {};
  event.waitUntil(toTable(table ? `/tables/${table}` : '/mine'));
});

/** A window that shows the table already, else a new one. */
async function toTable(path) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
