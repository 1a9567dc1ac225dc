/**
 * Answers whether another build's worker has taken this page over since it began. The first that comes to a page without one
 * is its own; WebKit names that one before it tells of it, so what is in charge when the telling comes says nothing. To be
 * called before a worker is registered.
 */
export function hearTakeovers(workers: ServiceWorkerContainer): () => boolean {
  let hasOne = workers.controller !== null
  let outdated = false
  workers.addEventListener('controllerchange', () => {
    outdated ||= hasOne
    hasOne = true
  })
  return () => outdated
}
