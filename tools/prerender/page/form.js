// Imported by the page where it was opened at a form that is open to visitors (`paint.js`). The build says before it what
// `forms` look like, in each language by their path, and their `css`.
const page = document.getElementById('root')
const [path] = location.hash.slice(1).split('?')
const painted = forms[document.documentElement.lang][path]

// What was built with the page is what the app will draw: it takes these very elements over, with what is typed in them.
const nodesOf = (text) => {
  const template = document.createElement('template')
  const rules = { createHTML: (it) => it }
  template.innerHTML = globalThis.trustedTypes?.createPolicy('form', rules).createHTML(text) ?? text
  return template.content
}

// One that was begun before is drawn with what is kept of it: it is another one than was built.
const isBegun = () => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('bw.draft.'))
  } catch {
    // Nothing is kept where a page is given no storage.
    return false
  }
}

// The app may be quicker, or somebody gone on to another screen.
if (painted && page.frame.parentNode === page && !isBegun()) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  page.replaceChildren(nodesOf(painted))
  page.dataset.painted = path
  // By then the files with the same styles are here.
  const drop = () => document.adoptedStyleSheets.splice(0)
  page.addEventListener('taken', drop, { once: true })
}
// Once it is painted.
requestAnimationFrame(() => setTimeout(() => page.dispatchEvent(new Event('drawn'))))
