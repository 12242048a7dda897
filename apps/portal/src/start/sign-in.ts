import { beginPortal, isFor, nextPicture, screenOf } from './start.ts'

/*
 * Runs right after `start.ts`, on the page of the sign-in alone, which has its form in the HTML: a person can type into it and send it
 * before the libraries are there. Without this script the form is not shown.
 */

/** Keeps that the person sent the form, until they type again: the portal sends it once it is there (`pages/auth/take-over.ts`). */
const noteSent = ({ target, type }: Event) =>
  target instanceof Element && target.closest('[data-first-form]')?.toggleAttribute('data-sent', type === 'submit')

async function show(): Promise<void> {
  if (screenOf(location) !== '/auth/login') return
  addEventListener('submit', noteSent)
  addEventListener('input', noteSent)
  // Who is signed in goes home from here.
  if (isFor('employee') || isFor('adviser')) return
  document.documentElement.dataset['shape'] = 'whole'
  await nextPicture()
}

void show().then(beginPortal)
