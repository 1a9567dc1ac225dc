// Runs inside index.html before the first paint: no module, no import. `ASSETS` is filled in by the build.
;(() => {
  const assets = ASSETS
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const saved = read('bw.locale')
  const device = /^en\b/i.test(navigator.languages[0] ?? '') ? 'en' : 'zh-Hant'
  const locale = saved in assets.words ? saved : device
  const path = location.hash.slice(1).split('?')[0]
  const elsewhere = /^\/pages\/(register\/index|locale\/index|user\/article|set\/forgetPwd)$/.test(
    path,
  )
  const page = read('bw.token') || elsewhere ? 'skeleton' : 'sign-in'

  document.documentElement.lang = locale
  if (locale !== 'en')
    document.querySelector('[rel=manifest]').href = `/manifest.${locale}.webmanifest`
  // What the app asks first is answered by the worker, which takes its time to start.
  navigator.serviceWorker?.controller?.postMessage({})
  const root = document.getElementById('root')
  const template = document.getElementById(`${page} ${locale}`)
  if (template) root.replaceChildren(template.content)
  root.dataset.painted = page

  // The browser may ask before the app is there to hear it; the app finds it here.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    root.installEvent = event
  })

  // What is tapped before the app has taken the page over waits, the last one wins; links too, or the app would start
  // elsewhere than on what was painted.
  let tapped
  const hold = (event) => {
    const control = event.target.closest('a,button')
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // React listens on the same element: what waits is not to be done twice.
    event.stopImmediatePropagation()
    tapped?.removeAttribute('data-tapped')
    tapped = control
    tapped.setAttribute('data-tapped', '')
  }
  root.addEventListener('click', hold)
  const letGo = () => {
    root.removeEventListener('click', hold)
    tapped?.removeAttribute('data-tapped')
    if (tapped?.isConnected) tapped.click()
  }
  // Told in the midst of React's own work, which takes no click.
  root.addEventListener('taken', () => setTimeout(letGo), { once: true })

  // Fetching the app before the paint would cost the paint its bandwidth.
  const start = () => {
    for (const href of assets.needed) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      )
    }
    void import(assets.words[locale])
    for (const script of assets.scripts) void import(script)
  }
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))
})()
