import { createLink } from '@tanstack/react-router'
import { ButtonAnchor } from './ButtonAnchor.tsx'

/** A link that looks like a button; `to` is checked against the routes. */
export const ButtonLink = createLink(ButtonAnchor)
