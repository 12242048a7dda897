import { begunCalls } from './begun.ts'
import { employeeKey, kept } from './kept.ts'
import { isEmployee, screenOf } from './start.ts'

/*
 * Runs right after `start.ts`, on the page of the sign-in alone, which has its form in the HTML: a person can type into it and send it
 * before the libraries are there. Without this script the form is not shown.
 */

/** Keeps that the person sent the form, until they type again: the portal sends it once it is there (`pages/auth/take-over.ts`). */
const noteSent = ({ target, type }: Event) =>
  target instanceof Element && target.closest('[data-first-form]')?.toggleAttribute('data-sent', type === 'submit')

/** Whether an employee is signed in, who will see home. */
async function isSignedIn(): Promise<boolean> {
  const session = begunCalls().find(({ name }) => name === 'session')
  return session !== undefined && isEmployee(await session.response)
}

async function show(): Promise<void> {
  if (screenOf(location) !== '/auth/login') return
  addEventListener('submit', noteSent)
  addEventListener('input', noteSent)
  // Where the last person here was not an employee, there is most often no session: the form is shown at once.
  if (kept(employeeKey) === 'true' && (await isSignedIn())) return
  document.documentElement.dataset['shape'] = 'whole'
}

void show().catch(() => undefined)
