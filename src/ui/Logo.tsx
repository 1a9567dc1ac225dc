import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import styles from './Screen.module.css'

/** The mark of the farm. It is painted from the HTML, where a style attribute would be refused: its sizes are classes. */
export const Logo = ({ large = false }: { large?: boolean }) => (
  <span className={cx(styles.logo, large && styles.large)}>
    <Icon name="wave" size={large ? 55 : 26} />
  </span>
)
