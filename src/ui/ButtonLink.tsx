import { ButtonAnchor } from './ButtonAnchor.tsx'
import { createLink } from './Link.tsx'

/** A link that looks like a button; `to` is checked against the routes. */
export const ButtonLink = createLink(ButtonAnchor)
