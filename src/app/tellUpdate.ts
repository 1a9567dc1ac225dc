import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { toast } from '#src/ui/toasts.ts'

const PLACE = 'bw.version'

/** Of the app that runs; the service names its own. */
const version: string = import.meta.env['VITE_VERSION']

/** Says that the app is another than the last time, where it is; a build of the same version is no news. */
export function tellUpdate() {
  const before = localStorage.getItem(PLACE)
  if (before === version) return
  localStorage.setItem(PLACE, version)
  if (before) toast(i18n._(msg`Updated to version ${version} · Settings say what changed`))
}
