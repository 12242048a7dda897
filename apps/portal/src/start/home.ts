import type { Dashboard } from '@evenkeel/api-client/contract/dashboard'
import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { dashboardNextStepCount, formatMoney, formatWeekday, showsCents } from '@evenkeel/engine'
import { accountSections, type AccountText, accountTexts } from '@evenkeel/widgets/first-accounts'
import { linkOfStep } from '@evenkeel/widgets/shared/link-of-step.ts'
import { localDay } from '@evenkeel/widgets/shared/local-day.ts'
import { greeting } from '../pages/finances/greeting.ts'
import { homeRows } from '../pages/finances/home-rows.ts'
import { begunCalls } from './begun.ts'
import { kept } from './kept.ts'
import { beginPortal, draw, homePath, isFor, keptRows, nextPicture, screenOf, whenRead } from './start.ts'

/*
 * Runs right after `start.ts`, on home's page alone, whose cards of what to do and of accounts are in the HTML without what they say: a
 * person reads it before the libraries are there. What they open is kept as the portal keeps it, which opens the same. The portal begins after the
 * first picture of the accounts.
 */

/** What home needs to know before its card of accounts can be in its place. */
type Needed = 'session' | 'accounts' | 'dashboard' | 'budgets'

/** Where the browser keeps which sections are open: `openGroupsAtom` of the widgets. */
const openKey = 'evenkeel-open-groups'

const openLabels = (): readonly string[] => JSON.parse(kept(openKey) ?? '[]')

/** Returns an answer that was asked for by the first script. Throws where it was not, and for one that says no. */
async function answerOf<Name extends Needed>(name: Name): Promise<Answer<Name>> {
  const call = begunCalls().find((one) => one.name === name)
  // Copied before the portal reads it.
  const response = await call?.response.then((answer) => answer.clone())
  if (!response?.ok) throw new Error(`There is no answer of ${name}.`)
  return response.json()
}

const place = (name: AccountText) => `[data-place="${name}"]`

function copyOf(template: string): DocumentFragment {
  const found = document.querySelector<HTMLTemplateElement>(`template[${template}]`)
  if (found === null) throw new Error(`The page has no template with ${template}.`)
  return document.importNode(found.content, true)
}

/** Puts texts into their places. */
function fill(within: ParentNode, texts: Readonly<Record<string, string | readonly (string | Node)[]>>): void {
  for (const slot of within.querySelectorAll<HTMLElement>('[data-place]'))
    slot.replaceWith(...[texts[slot.dataset['place'] ?? ''] ?? []].flat())
}

/** Returns an amount as `Money` of the kit draws it. */
function amountOf(dollars: number): Node {
  const amount = document.createElement('span')
  amount.className = 'whitespace-nowrap tabular-nums lining-nums'
  amount.textContent = formatMoney(dollars, { cents: showsCents(dollars) })
  return amount
}

const sectionOf = (card: DocumentFragment, name: AccountText) =>
  card.querySelector(`[data-print=column] > :has(${place(name)})`)

/** Returns the card with these texts, and the sections open that are kept as open. */
function cardWith(texts: Readonly<Record<AccountText, string>>): DocumentFragment {
  const labels = openLabels()
  const copies = { closed: copyOf('data-accounts=closed'), open: copyOf('data-accounts=open') }
  const card = copies[accountSections.some(({ label }) => labels.includes(label)) ? 'open' : 'closed']
  for (const { name, label } of accountSections) {
    const section = sectionOf(copies[labels.includes(label) ? 'open' : 'closed'], name)
    if (section !== null) sectionOf(card, name)?.replaceWith(section)
    if (texts[name] === '') section?.remove()
  }
  if (texts.balancesFrom === '') card.querySelector(place('balancesFrom'))?.parentElement?.remove()
  fill(card, texts)
  return card
}

/** Shows what there is to do now. What is no link can only be seen until the portal is there. */
function showSteps({ nextSteps, firstSteps }: Dashboard): void {
  const card = copyOf('data-steps=card')
  const list = card.querySelector('ul')
  const [first, other] = list?.children ?? []
  if (firstSteps.length === 0 || !first || !other) return
  const rows = firstSteps.map((said, row) => {
    const own = row === 0 ? first : document.importNode(other, true)
    const sentence = said.sentence.map((part) => (typeof part === 'string' ? part : amountOf(part.dollars)))
    fill(own, { ...said, sentence })
    if (said.why === '') own.querySelector('p')?.remove()
    const step = nextSteps[row]
    const link = step && linkOfStep(step)
    const button = own.querySelector('a')
    if (link) button?.setAttribute('href', `#${link}`)
    else button?.setAttribute('aria-hidden', 'true')
    return own
  })
  list?.replaceChildren(...rows)
  document.querySelector('[data-shape-of] [data-part=steps]')?.replaceWith(card)
}

/** Opens or closes the section whose button was pressed, and keeps that. */
function toggle(label: string): void {
  const open = openLabels()
  const next = open.includes(label) ? open.filter((one) => one !== label) : [...open, label]
  localStorage.setItem(openKey, JSON.stringify(next))
}

const part = '[data-part=accounts]'

/** Puts the card into its place, and does so again after each press. */
function show(texts: Readonly<Record<AccountText, string>>): void {
  document.querySelector(part)?.replaceWith(cardWith(texts))
  const buttons = () => [...document.querySelectorAll<HTMLElement>(`${part} button[aria-controls]`)]
  for (const [row, button] of buttons().entries())
    button.addEventListener('click', () => {
      toggle(accountSections.find(({ label }) => button.textContent.startsWith(label))?.label ?? '')
      show(texts)
      buttons()[row]?.focus()
    })
}

/** Lets a person use what the shape has of them, and nothing else in it. */
function openParts(within: Element): void {
  within.removeAttribute('inert')
  within.removeAttribute('aria-hidden')
  for (const child of within.children)
    if (child.querySelector('[data-part]') !== null) openParts(child)
    else child.toggleAttribute('inert', !child.hasAttribute('data-part'))
}

/** Greets the person as the portal does, and says the day. */
function greet(firstName: string | null, now: Date): void {
  const [title, day] = ['greeting', 'day'].map((name) => document.querySelector(`[data-part=${name}]`))
  title?.replaceChildren(greeting(now.getHours(), firstName))
  title?.parentElement?.setAttribute('role', 'heading')
  title?.parentElement?.setAttribute('aria-level', '1')
  day?.replaceChildren(formatWeekday(localDay(now)))
}

/** Shows the accounts once they are known. Throws where that is for the portal: for hidden amounts, a failure, and a home with other cards. */
async function showAccounts(): Promise<void> {
  if (screenOf(location) !== homePath || !isFor('employee') || kept('evenkeel-privacy') === 'true')
    throw new Error('There is nothing to show.')
  const [session, accounts, dashboard, budgets] = await Promise.all([
    answerOf('session'),
    answerOf('accounts'),
    answerOf('dashboard'),
    answerOf('budgets'),
  ])
  const rows = homeRows({ accounts, dashboard, budgets })
  if (rows.accounts === 0) throw new Error('The shape has other cards than this home.')
  await new Promise<void>(whenRead)
  const shape = document.querySelector('[data-shape-of]')
  // Null when the portal was sooner.
  if (shape === null) return
  const { shape: drawn } = document.documentElement.dataset
  const isDrawn = drawn === 'whole' || drawn === 'accounts'
  if (isDrawn && rows.band !== (keptRows()['band'] ?? dashboardNextStepCount))
    throw new Error('What is shown would move.')
  const now = new Date()
  greet(session.firstName, now)
  show(accountTexts(accounts, now))
  showSteps(dashboard.data)
  shape.querySelector('[data-content]')?.setAttribute('role', 'main')
  openParts(shape)
  // To draw all of the shape would take twice as long: the rest of it comes once the browser has nothing else to do.
  draw(drawn === undefined ? 'first' : 'whole', rows)
  await nextPicture()
}

/** How long the portal waits for the accounts once its page is read, in milliseconds: its code may still be on the way then. */
const waitMs = 300

const isLate = new Promise<void>((resolve) => whenRead(() => setTimeout(resolve, waitMs)))

void Promise.race([showAccounts().catch(() => undefined), isLate]).then(beginPortal)
