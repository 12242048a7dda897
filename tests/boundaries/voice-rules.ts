import { cautions } from './voice-cautions.ts'
import { rule, type VoiceRule } from './voice-rule.ts'

/** Texts that are fixed to the letter: no rule is asked about them. */
export const fixedTexts: ReadonlySet<string> = new Set([
  'Plan ... is missing in BaseRouteData',
  'We couldn\'t delete your connection. Please try again or use the "help" link above to request support.',
  'Please add at least one debt.',
  'Please select one category.',
  'Please enter a value of at least {minimum}.',
  'Please enter a value of at most {maximum}.',
  'Please wait {left} seconds to send another code',
  'Uncomfortable - I would rather preserve my investment',
  'Neutral - risk is part of the investment process',
  'Very comfortable - no risk, no reward',
  'Commit',
  'We are updating your data ...',
  'Whoops, something went wrong',
  'Your password was changed',
  'Your email was changed',
  'Your account was deleted',
])

/** What no text may have. */
export const voiceRules: readonly VoiceRule[] = [
  rule(
    /\b(?:stands?|standing)\b(?! (?:to|by|out)\b|-in\b)/iu,
    'is, appears, shows',
    'Notes stand here',
    'No notes yet',
  ),
  rule(/\bmend(?:s|ed|ing)?\b/iu, 'fix', 'Mend the connection', 'Fix connection'),
  rule(/\bdearest\b/iu, 'highest-rate', 'The dearest debt first', 'Highest-rate debt first'),
  rule(/\bcommit(?:s|ted|ting)?\b/iu, 'use a plan, save a change', 'Commit and update', 'Use this plan', 'screens'),
  rule(/\b(?:tak(?:e|es|ing)|took) part\b/iu, 'have, use', 'Benefits you take part in', 'Benefits you have'),
  rule(/\b(?:is|are) (?:good )?no more\b|\bnothing any more\b/iu, 'has expired', 'It is no more', 'It has expired'),
  rule(/\b(?:some|no|every|any)body\b/iu, 'someone, no one', 'Nobody found', 'No one depends on it'),
  rule(/\b(?:to whom|whom|whoever|whatever a)\b/iu, 'a subject', 'Whom you name', 'The people named on it'),
  rule(
    /\b(?:anew|meanwhile|whither|thereof|wherein|beside minimum)\b/iu,
    'again, now',
    'Take it anew',
    'Take it again',
  ),
  rule(
    /\b(?:is|are|was|were) (?:added|saved|deleted|changed|removed|hidden|canceled|imported|assigned|kept|ended|undone|done|set|dismissed)$/iu,
    'the past participle alone',
    'Your budget was saved',
    'Budget saved',
    'labels',
  ),
  rule(/\bdid not load\b/iu, 'didn’t load', 'Your goals did not load', 'Your goals didn’t load'),
  rule(/\bfrom (?:then|now) on\b/iu, 'You’ll … each time', 'From then on', 'You’ll use it each time you sign in.'),
  rule(/\bcomes? (?:in )?with\b|\bcomes? of it\b/iu, 'get, sign in with', 'You come in with it', 'You sign in with it'),
  rule(/\bof (?:yours|ours|(?:your|its|our|their) own)\b/iu, 'your own …', 'Groups of your own', 'Your own groups'),
  rule(/\bby (?:our|them|it|your)sel(?:f|ves)\b/iu, 'on its own', 'It updates by itself', 'It updates on its own'),
  rule(
    /\bwe mail(?:ed)?\b|\bis mailed\b|\bby mail\b|\ba mail\b|\bmails\b/iu,
    'email',
    'A code by mail',
    'Email me a code',
  ),
  rule(/\bsign-ons?\b/iu, 'company sign-in', 'Company sign-on', 'Company sign-in', 'screens'),
  rule(/\bcode of \d+ digits\b|\bthe \d digits\b/iu, '6-digit code', 'A code of 6 digits', 'A 6-digit code'),
  rule(/\bgood for \d+/iu, 'works for', 'It is good for 10 minutes', 'It works for 10 minutes'),
  rule(/\bcounts? in no\b/iu, 'isn’t counted in', 'It counts in no total', 'It isn’t counted in totals'),
  rule(/\b(?:bring|brings|brought|bringing) (?:in|up to date)\b/iu, 'import, add', 'Bring in a file', 'Import a file'),
  rule(/\blook whether\b/iu, 'check that', 'Look whether they fit', 'Check that the dates fit'),
  rule(/\b(?:is|are) to be\b|\bto be (?:done|spread|decided)\b/iu, 'to do', 'To be done', 'To do'),
  rule(
    /\b(?:is|are) no (?:transaction|advice|promise|bank|CAMT|QIF|setting|planner|backup)\b/iu,
    'isn’t a',
    'This is no backup',
    'This isn’t a backup',
  ),
  rule(/\bparted by\b/iu, 'separated by', 'Columns are parted by', 'Columns are separated by'),
  rule(/\bspare money\b/iu, 'extra money', 'Your spare money', 'Your extra money'),
  rule(/\band the like\b/iu, 'such as …', 'Pensions and the like', 'Such as pensions'),
  rule(/[a-z]!(?:\s|$)/iu, 'a period', 'Well done!', 'Budget saved'),
  rule(/\.\.\./u, '…', 'Checking...', 'Checking…'),
  rule(/\s-\s|--/u, 'a colon, a comma, or –', 'Budgets - all', '2–5 years'),
  rule(/\b(?:e\.g\.|i\.e\.|etc\.|via|vs\.?)(?=\s|$)/iu, 'for example, by', 'Rent etc.', 'Rent and so on'),
  rule(/\band\/or\b/iu, 'or', 'Name and/or email', 'Name or email'),
  rule(/\b(?:click|tap)\b/iu, 'choose', 'Click here', 'Choose a plan'),
  rule(/\b(?:simply|easy|easily|obviously|of course)\b/iu, 'nothing', 'Simply sign in', 'Sign in'),
  rule(/\b(?:oops|uh-oh|sorry)\b/iu, 'what happened', 'Sorry, try again', 'Try again'),
  rule(/\$\d+(?:\.\d+)?k\b/iu, 'the whole amount', 'Save $12k', 'Save $12,000'),
  rule(/\(s\)/u, 'a plural form', 'row(s)', '2 rows'),
  rule(
    /\b(?:just lasts|average returns|off goal|met|not met)\b/iu,
    'On track, Close, Off track',
    'Target met',
    'On track',
    'labels',
  ),
  rule(
    /\b(?:our staff|a member of staff|staff member)\b/iu,
    'Evenkeel staff',
    'Robin, our staff',
    'Robin, Evenkeel staff',
    'screens',
  ),
]

/** Every rule, those that only warn included. */
export const allRules: readonly VoiceRule[] = [...voiceRules, ...cautions]

/** Returns the sentence of a message without its values and the names of its forms, so that each form is read. */
const spoken = (message: string): string =>
  message
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll(/\{\w+(?:, number)?\}/g, 'X')
    .replaceAll(/\{\w+, (?:plural|select),|(?:=\d+|\w+) \{|\}/g, ' ')

const isLabel = (text: string): boolean => !/[.?!:…]["”’)]?$/u.test(text.trim())

type Readers = 'screens' | 'developers'

/** Returns what to write instead, for each of these rules that a text breaks. */
export const faultsOf = (text: string, rules: readonly VoiceRule[], readers: Readers = 'screens'): readonly string[] =>
  fixedTexts.has(text)
    ? []
    : rules.flatMap(({ found, instead, where }) => {
        if (where === 'screens' && readers === 'developers') return []
        if (where === 'labels' && (readers === 'developers' || !isLabel(text))) return []
        const hit = found.exec(spoken(text))
        return hit === null ? [] : [`“${hit[0]}”: ${instead}`]
      })

/** Returns what to write instead, for each rule that a message of a screen breaks. */
export const voiceFaults = (message: string): readonly string[] => faultsOf(message, voiceRules)
