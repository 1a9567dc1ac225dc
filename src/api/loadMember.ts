import { post } from './post.ts'

/** Loads who is signed in, then the project's configuration, in the order of specification §4. Screens and forms say what they lack. */
export async function loadMember(): Promise<void> {
  await post('member/userInfo', {}, { quiet: true })
  await post('home/parameters', {}, { quiet: true })
}
