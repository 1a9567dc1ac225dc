// Runs inside index.html before the first paint: no module, no import. The build says before it what `assets` are.
{
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
  const [path, asked] = location.hash.slice(1).split('?')
  const elsewhere = /^\/pages\/(register\/index|locale\/index|user\/article|set\/forgetPwd)$/.test(
    path,
  )
  const signedIn = read('bw.token')
  const atHome = /^(\/|\/pages\/home\/index)?$/.test(path)
  const onTop = atHome || /^\/pages\/(staking|community|user)\/index$/.test(path)
  const member = signedIn && !path.startsWith('/pages/console/')
  const framed = member ? 'member' : 'skeleton'
  const page = signedIn || elsewhere ? framed : 'sign-in'
  const isForm = !signedIn && /(register\/index|forgetPwd)$/.test(path)

  document.documentElement.lang = locale
  if (locale !== 'en')
    document.querySelector('[rel=manifest]').href = `/manifest.${locale}.webmanifest`
  const root = document.getElementById('root')
  const [build] = assets.scripts
  root.build = build
  const worker = navigator.serviceWorker?.controller
  const template = document.getElementById(`${page} ${locale}`)
  if (template) root.replaceChildren(template.content)
  const frame = root.firstElementChild
  root.dataset.painted = member && !onTop ? 'below' : page

  // The browser may ask before the app is there to hear it; the app finds it here.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    root.installEvent = event
  })

  // What is tapped before the app has taken the page over waits, the last one wins; links too, or the app would start
  // elsewhere than on what was painted.
  let tapped
  const hold = (event) => {
    const control = event.target.closest('a,button,label:has([type=radio])')
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
    compiled = false
    // What screens are made of is known before the first tap; Home has it come after its figures.
    if (page === 'sign-in') import(assets.screens).catch(() => {})
    root.removeEventListener('click', hold)
    tapped?.removeAttribute('data-tapped')
    const control = (tapped && root.twinOf?.(tapped)) ?? tapped
    if (control?.isConnected) control.click()
    // A tab of the frame, which has given its place to the screen.
    else if (control?.hash) location.hash = control.hash
    delete root.look
    delete root.twinOf
  }
  // Told in the midst of React's own work, which takes no click.
  root.addEventListener('taken', () => setTimeout(letGo), { once: true })

  // A browser that has run these files keeps them compiled beside the worker's copies. It takes them so where they come
  // as any script; as a module they are parsed anew.
  let compiled = worker && read('bw.compiled') === build
  const fetched = new Set()
  const fetchSoon = (hrefs) => {
    for (const href of hrefs) {
      if (fetched.has(href)) continue
      fetched.add(href)
      const as = href.endsWith('.css') ? 'style' : 'script'
      const rel = compiled || as === 'style' ? 'preload' : 'modulepreload'
      document.head.append(
        Object.assign(document.createElement('link'), { rel, as, crossOrigin: 'anonymous', href }),
      )
    }
  }
  const fetchParts = (names) => fetchSoon(names.map((name) => `/assets/${name}`))
  const fetchScreen = async (name) => {
    const { parts, catalogs, names, screens } = (await import(assets.screens)).default
    const [catalog, ...own] = screens[name ?? names[path]] ?? []
    if (!own.length) return
    // Each in a task of its own: asking for twelve at once takes as long as a frame.
    for (const part of [catalogs[locale][catalog], ...own.map((it) => parts[it])])
      setTimeout(fetchParts, 0, [part])
  }
  // What the screen is called stands in its frame long before the app can draw it.
  const nameFrame = async () => {
    const { called } = (await import(assets.screens)).default
    const textContent = called[locale][path]
    if (textContent && !looked)
      frame.firstChild.append(Object.assign(document.createElement('p'), { textContent }))
  }
  // For the app too: it has a screen's parts come beside the screen's own file, and those of Home's lists.
  root.fetchScreen = fetchScreen
  root.fetchLists = async () => fetchParts(assets.lists)
  const fetchAll = () => {
    // The largest first: a browser asks for six at a time where the service is not spoken to by HTTP/2.
    fetchSoon([...assets.scripts, assets.words[locale], ...assets.needed])
    if (page === 'sign-in') return fetchSoon(assets.visitor)
    // Every other screen imports from it, a visitor's as well.
    fetchSoon(assets.signedIn)
    if (atHome) {
      fetchParts([assets.homeWords[locale], ...assets.home])
      // From the worker they come with the figures.
      if (worker) fetchParts(assets.lists)
    }
    // The screen asks for what it needs itself, a moment later.
    else {
      fetchScreen().catch(() => {})
      nameFrame().catch(() => {})
    }
  }
  // Where no worker keeps what was known, Home's calls are answered while the scripts come (`src/api/asked-ahead.ts`).
  const ask = () => {
    root.asked = {}
    for (const [path, body, isMine] of assets.asks) {
      const authorization = isMine ? signedIn : ''
      const headers = { 'accept-language': locale, 'content-type': 'application/json' }
      if (isMine) headers.authorization = signedIn
      root.asked[[path, body, locale, authorization].join('\n')] = fetch(`/api/${path}`, {
        method: 'POST',
        headers,
        body,
      })
        .then(async (it) => {
          if (!it.ok) return
          const told = { date: it.headers.get('date'), id: it.headers.get('x-request-id') }
          return { ...told, at: Date.now(), text: await it.text() }
        })
        .catch(() => {})
    }
  }
  // The worker takes its time to start, and to gather what was kept for this member: both while the scripts come.
  const wake = () => {
    if (!signedIn) return worker.postMessage({})
    const kept = fetch('/kept/start', { headers: { authorization: signedIn } })
    root.kept = kept.then((answer) => answer.json()).catch(() => {})
  }
  // How the screen looked when it was left stands there until the app does (`src/app/last-look.ts`), or a form as it was built.
  const look = () => {
    const kept = worker && member && read(`bw.look${atHome ? '/pages/home/index' : path}`)
    if (!isForm && (!kept || asked)) return
    root.look = { kept, of: { session: signedIn?.slice(-8), locale, build }, frame }
    return new Promise((done) => {
      root.addEventListener('looked', done)
      import(isForm ? assets.forms : assets.look).catch(done)
      setTimeout(done, 300)
    })
  }
  const run = () => {
    void import(assets.words[locale])
    for (const script of assets.scripts) void import(script)
    try {
      if (worker && !compiled) localStorage.setItem('bw.compiled', build)
    } catch {
      // Compiled anew at the next start, where there is no room.
    }
  }
  const start = () => {
    if (worker) wake()
    fetchAll()
    if (member && atHome && !worker) ask()
    // Run at once it would hold up what is about to be painted.
    if (looked) looked.then(run)
    else run()
    // Another process answers the first look at it: that wait is over when the router looks.
    setTimeout(() => {
      try {
        void sessionStorage.length
      } catch {
        // The router goes without as well.
      }
    })
  }
  // Before the paint it would cost the paint its bandwidth, or where all is here already its share of the processor.
  const looked = look()
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))
}
