import { post } from './post.ts'

/** Loads who is signed in, then the project's configuration, in the order of specification §4. */
export async function loadMember(): Promise<void> {
  await post('member/userInfo', {})
  await post('home/parameters', {})
}
