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

/** Your confidence on {date} */
export const confidenceOn = /* @__PURE__ */ createMessage<{ date: string }>((a) => ['Your confidence on ', a.date])

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
