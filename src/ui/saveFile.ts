import { isApple } from '#src/words/isApple.ts'

/**
 * Puts a file where the person wants it. An installed app on iOS downloads nothing, so what can be shared is shared there; it
 * takes a tap. Elsewhere what shares often cannot save. Answers false where the person changed their mind.
 */
export async function saveFile(file: File): Promise<boolean> {
  if (isShared(file)) {
    const shared = await share(file)
    if (shared !== 'refused') return shared === 'done'
  }
  download(file)
  return true
}

/** Whether a tap of its own has to come before it can be saved: the one that had it made is over, and nothing is shared without. */
export const takesATap = (file: File): boolean =>
  isShared(file) && !navigator.userActivation?.isActive

const isShared = (file: File) =>
  isApple() && isInstalled() && navigator.canShare?.({ files: [file] }) === true

/** A system may refuse files of a kind that it said it takes. */
async function share(file: File): Promise<'done' | 'left' | 'refused'> {
  try {
    await navigator.share({ files: [file] })
    return 'done'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'refused'
  }
}

/** Milliseconds after which a browser has begun to read what it was given. */
const READ = 60_000

function download(file: File) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READ)
}

const isInstalled = () => matchMedia('(display-mode: standalone)').matches
