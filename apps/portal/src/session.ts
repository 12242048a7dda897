import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { leaveEditMode } from '@evenkeel/widgets/shared/edit-mode.ts'
import { pages, paths } from '@evenkeel/widgets/shared/paths.ts'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { client } from './client.ts'
import { loginPathFor } from './pages/auth/wanted-path.ts'
import { roles, sessionAtom, store } from './state.ts'

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

/** Where somebody is at home: planners and staff have an area of their own. */
const homeOf = ({ role }: Pick<Answer<'session'>, 'role'>) =>
  role === roles.employee ? paths.home() : paths.staffEmployees()

/** Loader of the employees' screens, as `requireSession`; planners and staff are led to their own. */
export async function requireEmployee(args: Pick<LoaderFunctionArgs, 'request'>) {
  const session = await requireSession(args)
  if (session.role !== roles.employee) throw redirect(homeOf(session))
  return session
}

/** Loader of the area of planners and staff, as `requireSession`; an employee is sent home. The server refuses them anyway. */
export async function requireAdviser(args: Pick<LoaderFunctionArgs, 'request'>) {
  const session = await requireSession(args)
  if (session.role === roles.employee) throw redirect(homeOf(session))
  return session
}

/** Loader of the authentication area: who is signed in already goes home. */
export async function requireNoSession() {
  const session = await currentSession()
  if (session.isSignedIn) throw redirect(homeOf(session))
  return null
}

/** Somebody has just signed in: whoever was known before is forgotten, so that the next loader asks again. */
export function forgetSession() {
  store.set(sessionAtom, null)
}

/** Ends the session on the server, which clears the cookies and leads to the sign-in page. */
export function signOut() {
  leaveEditMode()
  location.assign(pages.logout)
}
