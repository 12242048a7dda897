// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Whose computer is this? */
export const whoseComputerIsThis = /* @__PURE__ */ createMessage('Whose computer is this?')

/** This is my computer */
export const thisIsMyComputer = /* @__PURE__ */ createMessage('This is my computer')

/** Stays connected for {count, plural, one {# day} other {# days}}, until {lastDay}. */
export const staysConnected = /* @__PURE__ */ createMessage<{ count: number; lastDay: string }>((a, w) => ['Stays connected for ', w.plural(a.count, { one: () => [w.number(a.count), ' day'], other: () => [w.number(a.count), ' days'] }), ', until ', a.lastDay, '.'])

/** Others use it too */
export const othersUseItToo = /* @__PURE__ */ createMessage('Others use it too')

/** Disconnects after 12 hours, or when you sign out. */
export const disconnects = /* @__PURE__ */ createMessage('Disconnects after 12 hours, or when you sign out.')

/** Loading */
export const loading = /* @__PURE__ */ createMessage('Loading')

/** Evenkeel didn’t answer */
export const noAnswer = /* @__PURE__ */ createMessage('Evenkeel didn’t answer')

/** Not on this page */
export const notHere = /* @__PURE__ */ createMessage('Not on this page')

/** Your employer hasn’t allowed Evenkeel on this page. */
export const notAllowed = /* @__PURE__ */ createMessage('Your employer hasn’t allowed Evenkeel on this page.')

/** Close window */
export const closeWindow = /* @__PURE__ */ createMessage('Close window')

/** Show your money on {name}? */
export const showYourMoneyOn = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Show your money on ', a.name, '?'])

/** Only you see them. The page can’t read them, and neither can your employer. */
export const onlyYou = /* @__PURE__ */ createMessage('Only you see them. The page can’t read them, and neither can your employer.')

/** The page can see how long your lists are */
export const listLength = /* @__PURE__ */ createMessage('The page can see how long your lists are')

/** Connect */
export const connect = /* @__PURE__ */ createMessage('Connect')

/** Not now */
export const notNow = /* @__PURE__ */ createMessage('Not now')

/** Keep showing your money on {page}? */
export const keepTitle = /* @__PURE__ */ createMessage<{ page: string }>((a) => ['Keep showing your money on ', a.page, '?'])

/** Keep showing */
export const keepShowing = /* @__PURE__ */ createMessage('Keep showing')

/** One sign-in connects {count, plural, =1 {it} =2 {both of them} other {all #}} on {page}. */
export const oneSignIn = /* @__PURE__ */ createMessage<{ count: number; page: string }>((a, w) => ['One sign-in connects ', w.plural(a.count, { '=1': () => 'it', '=2': () => 'both of them', other: () => ['all ', w.number(a.count)] }), ' on ', a.page, '.'])

/** You opened the page inside {container}, so it may stay connected only there. */
export const inContainer = /* @__PURE__ */ createMessage<{ container: string }>((a) => ['You opened the page inside ', a.container, ', so it may stay connected only there.'])

/** It stays connected until {date}. You can disconnect it at any time in your profile, under Your data. */
export const keepText = /* @__PURE__ */ createMessage<{ date: string }>((a) => ['It stays connected until ', a.date, '. You can disconnect it at any time in your profile, under Your data.'])
