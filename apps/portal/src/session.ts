import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { leaveEditMode } from '@evenkeel/widgets/shared/edit-mode.ts'
import { pages, paths } from '@evenkeel/widgets/shared/paths.ts'
import { type LoaderFunctionArgs, replace } from 'react-router'
import { client } from './client.ts'
import { forgetBegun } from './start/begun.ts'
import { loginPathFor, readWantedPath } from './shell/wanted-path.ts'
import { openPage } from './shell/open-page.ts'
import { roles, sessionAtom, store } from './state.ts'

/** Returns who is signed in. Asks once for each page load, and keeps the answer. */
async function currentSession() {
  const known = store.get(sessionAtom)
  if (known !== null) return known
  const session = await client.call('session')
  store.set(sessionAtom, session)
  return session
}

type Wanted = Pick<LoaderFunctionArgs, 'request'>

/**
 * Opens a screen behind the sign-in, in place of this entry of the history. From the sign-in page it loads another page: on the
 * same one, the address could not distinguish the two when the session ends.
 */
function leadTo(path: string): Promise<never> {
  if (location.pathname !== pages.signIn) throw replace(path)
  openPage(`${pages.home}#${path}`)
  return new Promise<never>(() => undefined)
}

/**
 * Loader of everything behind the sign-in: opens the sign-in page without a session, and shows no modal. The server sends every
 * screen to everybody, so this is the only place that leads to the sign-in.
 */
export async function requireSession({ request }: Wanted) {
  const session = await currentSession()
  if (session.isSignedIn) return session
  const path = loginPathFor(new URL(request.url).pathname)
  if (location.pathname === pages.signIn) throw replace(path)
  openPage(`${pages.signIn}#${path}`)
  return new Promise<never>(() => undefined)
}

/** Returns the home of a role: planners and staff have their own area. */
const homePath = ({ role }: Pick<Answer<'session'>, 'role'>) =>
  role === roles.employee ? paths.home() : paths.staffEmployees()

/** Returns the session, or opens the screen on its own page: screens behind the sign-in never open on the sign-in page. */
function staysHere<Session>({ request }: Wanted, session: Session): Session | Promise<never> {
  const { pathname, search } = new URL(request.url)
  return location.pathname === pages.signIn ? leadTo(`${pathname}${search}`) : session
}

/** Loader of the employees' screens, like `requireSession`; redirects planners and staff to their own. */
export async function requireEmployee(args: Wanted) {
  const session = await requireSession(args)
  if (session.role !== roles.employee) return leadTo(homePath(session))
  return staysHere(args, session)
}

/** Loader of the area of planners and staff, like `requireSession`; redirects an employee home. The server refuses them anyway. */
export async function requireAdviser(args: Wanted) {
  const session = await requireSession(args)
  if (session.role === roles.employee) return leadTo(homePath(session))
  return staysHere(args, session)
}

/** Loader of the sign-in pages: redirects a person who is signed in to the wanted screen, or home. */
export async function requireNoSession({ request }: Wanted) {
  const session = await currentSession()
  if (session.isSignedIn) return leadTo(readWantedPath(new URL(request.url).searchParams) ?? homePath(session))
  return null
}

/** Forgets the session after a sign-in, so that the next loader asks again. */
export function forgetSession() {
  forgetBegun()
  store.set(sessionAtom, null)
}

/** Asks again who is signed in: the name in the menu and in the greeting comes from the session. */
export async function refreshSession() {
  forgetSession()
  await currentSession()
}

/** Opens the sign-in page after the server has ended the session, which says the word, for example that the account is deleted. */
export function openSignIn(word?: string) {
  forgetSession()
  openPage(pages.login, word)
}

/** Ends the session on the server, which clears the cookies and redirects to the sign-in page. */
export function signOut() {
  leaveEditMode()
  forgetSession()
  location.assign(pages.logout)
}
