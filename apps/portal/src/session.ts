import { pages, paths } from '@evenkeel/widgets/shared/paths.ts'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { client } from './client.ts'
import { loginPathFor } from './pages/auth/wanted-path.ts'
import { sessionAtom, store } from './state.ts'

/** Asks once a page load who is signed in, and keeps the answer. */
export async function currentSession() {
  const known = store.get(sessionAtom)
  if (known !== null) return known
  const session = await client.call('session')
  store.set(sessionAtom, session)
  return session
}

/** Loader of everything behind the sign-in: without a session it leads to the sign-in page, without any modal. */
export async function requireSession({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const session = await currentSession()
  if (!session.isSignedIn) throw redirect(loginPathFor(new URL(request.url).pathname))
  return session
}

/** Loader of the authentication area: who is signed in already goes home. */
export async function requireNoSession() {
  const session = await currentSession()
  if (session.isSignedIn) throw redirect(paths.home())
  return null
}

/** Somebody has just signed in: whoever was known before is forgotten, so that the next loader asks again. */
export function forgetSession() {
  store.set(sessionAtom, null)
}

/** Ends the session on the server, which clears the cookies and leads to the sign-in page. */
export function signOut() {
  location.assign(pages.logout)
}
