/**
 * For `{@attach}`: the element's transform changes all the time, such as that of something dragged.
 *
 * Chromium works out the layers of the whole page anew whenever a transform changes, which beside a large
 * drawing costs several milliseconds a frame. It does not where an animation of the transform is under way:
 * then it expects the element anywhere. So there is one, which waits for a time that never comes.
 */
export function oftenMoved(node: Element): () => void {
  const waiting = node.animate(
    { transform: ['none', 'none'] },
    { duration: 1, delay: 1e9, composite: 'add' },
  );
  return () => waiting.cancel();
}
