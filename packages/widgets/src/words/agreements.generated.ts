// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** {reads, plural, one {# read} other {# reads}} and {changes, plural, one {# change} other {# changes}} in the last 30 days */
export const usage = /* @__PURE__ */ createMessage<{ reads: number; changes: number }>((a, w) => [w.plural(a.reads, { one: () => [w.number(a.reads), ' read'], other: () => [w.number(a.reads), ' reads'] }), ' and ', w.plural(a.changes, { one: () => [w.number(a.changes), ' change'], other: () => [w.number(a.changes), ' changes'] }), ' in the last 30 days'])

/** On this device. */
export const thisBrowser = /* @__PURE__ */ createMessage('On this device.')

/** On another device. */
export const otherBrowser = /* @__PURE__ */ createMessage('On another device.')

/** Other people use that device too, so it ends when you sign out there. */
export const sharedComputer = /* @__PURE__ */ createMessage('Other people use that device too, so it ends when you sign out there.')

/** Not read yet. */
export const notReadYet = /* @__PURE__ */ createMessage('Not read yet.')

/** Disconnect */
export const disconnect = /* @__PURE__ */ createMessage('Disconnect')

/** Disconnect {name} on {origin} */
export const disconnectWidget = /* @__PURE__ */ createMessage<{ name: string; origin: string }>((a) => ['Disconnect ', a.name, ' on ', a.origin])

/** {name} on {origin} disconnected */
export const widgetDisconnected = /* @__PURE__ */ createMessage<{ name: string; origin: string }>((a) => [a.name, ' on ', a.origin, ' disconnected'])

/** Disconnect page */
export const disconnectPage = /* @__PURE__ */ createMessage('Disconnect page')

/** Disconnect page: {origin} */
export const disconnectThisPage = /* @__PURE__ */ createMessage<{ origin: string }>((a) => ['Disconnect page: ', a.origin])

/** {origin} disconnected */
export const pageDisconnected = /* @__PURE__ */ createMessage<{ origin: string }>((a) => [a.origin, ' disconnected'])

/** No pages connected. A page on your employer’s site can show your data only after you agree, and can’t read it. */
export const noPages = /* @__PURE__ */ createMessage('No pages connected. A page on your employer’s site can show your data only after you agree, and can’t read it.')

/** Only you see what they show. The pages and your employer can’t read any of it. */
export const onlyYou = /* @__PURE__ */ createMessage('Only you see what they show. The pages and your employer can’t read any of it.')

/** Disconnect all pages */
export const disconnectAll = /* @__PURE__ */ createMessage('Disconnect all pages')

/** All pages disconnected */
export const allDisconnected = /* @__PURE__ */ createMessage('All pages disconnected')

/** Connected pages */
export const connectedPages = /* @__PURE__ */ createMessage('Connected pages')

/** Loading your connected pages */
export const loadingConnectedPages = /* @__PURE__ */ createMessage('Loading your connected pages')

/** Your connected pages didn’t load */
export const connectedPagesFailed = /* @__PURE__ */ createMessage('Your connected pages didn’t load')

/** Since {since}, until {until}. */
export const sinceUntil = /* @__PURE__ */ createMessage<{ since: string; until: string }>((a) => ['Since ', a.since, ', until ', a.until, '.'])

/** Last read {moment}. {usage}. */
export const lastRead = /* @__PURE__ */ createMessage<{ moment: string; usage: string }>((a) => ['Last read ', a.moment, '. ', a.usage, '.'])

/** Shows you: {what}. */
export const showsYou = /* @__PURE__ */ createMessage<{ what: string }>((a) => ['Shows you: ', a.what, '.'])
