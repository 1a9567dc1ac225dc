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
  const root = document.getElementById('root')
  const template = document.getElementById(`${page} ${locale}`)
  if (template) root.replaceChildren(template.content)
  root.dataset.painted = page

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
