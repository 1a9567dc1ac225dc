import { type IconName, iconPaths } from './iconPaths.ts'
import { useLaterIcon } from './useLaterIcon.ts'

const atStart: Partial<Record<IconName, string>> = iconPaths

/** A drawing beside words: it takes the colour of its text and is hidden from screen readers. Size in pixels of a 16 px root. */
export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  const side = `${size / 16}rem`
  const known = atStart[name]
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      width={side}
      height={side}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'wave' ? 2.4 : 1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {known ? <path d={known} /> : <Later name={name} />}
    </svg>
  )
}

const Later = ({ name }: { name: IconName }) => <path d={useLaterIcon(name)} />
