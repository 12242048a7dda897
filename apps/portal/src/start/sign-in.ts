import { isFor, screenOf, whenRead } from './start.ts'

/*
 * Runs right after `start.ts`, on the page of the sign-in alone, which has its form in the HTML: a person can type into it and send it
 * before the libraries are there. Without this script the form is not shown.
 */

/** Keeps that the person sent the form, until they type again: the portal sends it once it is there (`pages/auth/take-over.ts`). */
const noteSent = ({ target, type }: Event) =>
  target instanceof Element && target.closest('[data-first-form]')?.toggleAttribute('data-sent', type === 'submit')

/** Resolves after the next picture, or after a second at most: a tab in the background draws none. */
const nextPicture = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0))
    setTimeout(resolve, 1000)
  })

/** Begins the portal, whose file the page of the sign-in only names: it would take the processor before the form could be drawn. */
function beginPortal(): void {
  const file = document.querySelector<HTMLLinkElement>('link[data-portal]')
  if (file !== null) void import(/* @vite-ignore */ file.href)
}

async function show(): Promise<void> {
  if (screenOf(location) !== '/auth/login') return
  addEventListener('submit', noteSent)
  addEventListener('input', noteSent)
  // Who is signed in goes home from here.
  if (isFor('employee') || isFor('adviser')) return
  document.documentElement.dataset['shape'] = 'whole'
  await nextPicture()
}

void show().then(() => whenRead(beginPortal))
