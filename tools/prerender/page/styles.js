// The styles of how the screen was left: they come beside what paints it (`src/app/last-look.ts`), and are waited for there.
import { build, root } from './paint.js'

// They are named before what was drawn.
const [named] = root.look?.kept?.split('"drawn":') ?? []
/** Their addresses, where it was left by this build. */
export const styled = (named?.includes(build) && named.match(/\/assets\/[\w-]+\.css/g)) || []

/** Settled once they came, or did not. */
const addStyles = (href) => {
  const link = document.createElement('link')
  return new Promise((came) => {
    const onload = () => came(true)
    const onerror = () => {
      // The app, which may want it too, takes what stands there for loaded.
      link.remove()
      came(false)
    }
    document.head.append(
      Object.assign(link, { rel: 'stylesheet', crossOrigin: 'anonymous', href, onload, onerror }),
    )
  })
}
if (root.look) root.look.styles = styled.map(addStyles)
