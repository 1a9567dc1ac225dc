import type { ReactNode } from 'react'
import type { Result } from '#shared/api/index.ts'
import styles from './Ads.module.css'
import { BareList } from './BareList.tsx'
import { Link } from './Link.tsx'

type Ad = Result<'home/ad'>['list'][number]

/** What the operator shows beside the figures; nothing at all where there is nothing. */
export function Ads({ ads }: { ads: readonly Ad[] }) {
  if (ads.length === 0) return null
  return (
    <BareList className={styles.ads}>
      {ads.map((ad) => (
        <li key={ad.id} className={styles.ad}>
          <Leading link={ad.link}>
            <img src={ad.image} alt="" loading="lazy" />
            <span>{ad.title}</span>
          </Leading>
        </li>
      ))}
    </BareList>
  )
}

/** An ad leads to a screen of the app, to an https address, or nowhere. */
function Leading({ link, children }: { link: string | null; children: ReactNode }) {
  if (!link) return <div className={styles.face}>{children}</div>
  if (link.startsWith('/')) {
    return (
      <Link to={link} className={styles.face}>
        {children}
      </Link>
    )
  }
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={styles.face}>
      {children}
    </a>
  )
}
