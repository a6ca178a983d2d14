export { questionDocument, type QuestionDocument } from './document.ts'
export { importQuestions } from './import-questions.ts'
export { type QuestionSaved, saveQuestions } from './save-questions.ts'
