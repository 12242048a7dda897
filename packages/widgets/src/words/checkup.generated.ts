// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage, type Marked } from '@evenkeel/engine'

/** Save */
export const save = /* @__PURE__ */ createMessage('Save')

/** {answered} of {all} answered */
export const answered = /* @__PURE__ */ createMessage<{ answered: string; all: string }>((a) => [a.answered, ' of ', a.all, ' answered'])

/** These goals would help most: */
export const goalsThatHelp = /* @__PURE__ */ createMessage('These goals would help most:')

/** Seven quick questions. We’ll suggest which goal to start with. */
export const what = /* @__PURE__ */ createMessage('Seven quick questions. We’ll suggest which goal to start with.')

/** Your confidence */
export const confidence = /* @__PURE__ */ createMessage('Your confidence')

/** {score, number} of 100 */
export const ofHundred = /* @__PURE__ */ createMessage<{ score: number }>((a, w) => [w.number(a.score), ' of 100'])

/** Not confident */
export const scaleLow = /* @__PURE__ */ createMessage('Not confident')

/** Very confident */
export const scaleHigh = /* @__PURE__ */ createMessage('Very confident')

/** Confidence checkup */
export const title = /* @__PURE__ */ createMessage('Confidence checkup')

/** Not started */
export const notDone = /* @__PURE__ */ createMessage('Not started')

/** Time to retake */
export const dueAgain = /* @__PURE__ */ createMessage('Time to retake')

/** Done */
export const isDone = /* @__PURE__ */ createMessage('Done')

/** Your confidence score on {date} */
export const confidenceOn = /* @__PURE__ */ createMessage<{ date: string }>((a) => ['Your confidence score on ', a.date])

/** Open */
export const open = /* @__PURE__ */ createMessage('Open')

/** Start */
export const start = /* @__PURE__ */ createMessage('Start')

/** Loading your checkup */
export const loading = /* @__PURE__ */ createMessage('Loading your checkup')

/** Your checkup didn’t load */
export const failed = /* @__PURE__ */ createMessage('Your checkup didn’t load')

/** Your result */
export const result = /* @__PURE__ */ createMessage('Your result')

/** How we calculate your score */
export const howScore = /* @__PURE__ */ createMessage('How we calculate your score')

/** Loading your result */
export const loadingResult = /* @__PURE__ */ createMessage('Loading your result')

/** Your result didn’t load */
export const resultFailed = /* @__PURE__ */ createMessage('Your result didn’t load')

/** Checkup saved */
export const checkupSaved = /* @__PURE__ */ createMessage('Checkup saved')

/** Questions */
export const questions = /* @__PURE__ */ createMessage('Questions')

/** Loading the questions */
export const loadingQuestions = /* @__PURE__ */ createMessage('Loading the questions')

/** The questions didn’t load */
export const questionsFailed = /* @__PURE__ */ createMessage('The questions didn’t load')

/** Financial well-being */
export const wellBeing = /* @__PURE__ */ createMessage('Financial well-being')

/** Ten statements about your money and your life. Compare your score with other people’s, and with your own from another year. */
export const wellBeingWhat = /* @__PURE__ */ createMessage('Ten statements about your money and your life. Compare your score with other people’s, and with your own from another year.')

/** Your financial well-being on {date} */
export const wellBeingOn = /* @__PURE__ */ createMessage<{ date: string }>((a) => ['Your financial well-being on ', a.date])

/** Your score */
export const score = /* @__PURE__ */ createMessage('Your score')

/** Loading your score */
export const loadingScore = /* @__PURE__ */ createMessage('Loading your score')

/** Your score didn’t load */
export const scoreFailed = /* @__PURE__ */ createMessage('Your score didn’t load')

/** Answers saved */
export const answersSaved = /* @__PURE__ */ createMessage('Answers saved')

/** Scores depend on age, so we need your date of birth. <link>Add it in About me</link> */
export const birthNeeded = /* @__PURE__ */ createMessage<{ link: Marked }>((a) => ['Scores depend on age, so we need your date of birth. ', a.link(['Add it in About me'])])

/** Statements */
export const statements = /* @__PURE__ */ createMessage('Statements')

/** Loading the statements */
export const loadingStatements = /* @__PURE__ */ createMessage('Loading the statements')

/** The statements didn’t load */
export const statementsFailed = /* @__PURE__ */ createMessage('The statements didn’t load')

/** This scale is for people {age, number} and older. */
export const ageNeeded = /* @__PURE__ */ createMessage<{ age: number }>((a, w) => ['This scale is for people ', w.number(a.age), ' and older.'])

/** {area, select, 1 {Controlling debt} 2 {Managing finances} 3 {Student debt} 4 {Providing for loved ones} 5 {Having enough just in case} 6 {Living comfortably in retirement} other {Saving for spending}} */
export const area = /* @__PURE__ */ createMessage<{ area: '1' | '2' | '3' | '4' | '5' | '6' | (string & {}) }>((a, w) => [w.select(a.area, { '1': () => 'Controlling debt', '2': () => 'Managing finances', '3': () => 'Student debt', '4': () => 'Providing for loved ones', '5': () => 'Having enough just in case', '6': () => 'Living comfortably in retirement', other: () => 'Saving for spending' })])

/** Needs care */
export const needsCare = /* @__PURE__ */ createMessage('Needs care')

/** Getting there */
export const gettingThere = /* @__PURE__ */ createMessage('Getting there')

/** Confident */
export const isConfident = /* @__PURE__ */ createMessage('Confident')

/** {from, number}–{to, number} */
export const scores = /* @__PURE__ */ createMessage<{ from: number; to: number }>((a, w) => [w.number(a.from), '–', w.number(a.to)])

/** Your confidence is {score, number} of 100. */
export const confidenceIs = /* @__PURE__ */ createMessage<{ score: number }>((a, w) => ['Your confidence is ', w.number(a.score), ' of 100.'])

/** Surest: {surest}. Least sure: {least}. */
export const extremes = /* @__PURE__ */ createMessage<{ surest: string; least: string }>((a) => ['Surest: ', a.surest, '. Least sure: ', a.least, '.'])

/** Take it again */
export const takeAgain = /* @__PURE__ */ createMessage('Take it again')

/** Start here */
export const startHere = /* @__PURE__ */ createMessage('Start here')

/** You feel least sure about this. */
export const unsure = /* @__PURE__ */ createMessage('You feel least sure about this.')

/** Then: {goal} */
export const nextGoal = /* @__PURE__ */ createMessage<{ goal: string }>((a) => ['Then: ', a.goal])

/** {action}: {goal} */
export const actionFor = /* @__PURE__ */ createMessage<{ action: string; goal: string }>((a) => [a.action, ': ', a.goal])

/** Your answers */
export const yourAnswers = /* @__PURE__ */ createMessage('Your answers')

/** Last time: {score} of 100, on {date}. */
export const lastTime = /* @__PURE__ */ createMessage<{ score: string; date: string }>((a) => ['Last time: ', a.score, ' of 100, on ', a.date, '.'])
