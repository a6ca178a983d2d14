import type { Translation } from '../translation.ts'
import type { privacy as source } from '../zh/privacy.ts'

export const privacy: Translation<typeof source> = {
  title: 'Privacy Policy',
  version: '2026-11-01',
  intro:
    'This policy explains what personal information the Foreign-related Legal Services Portal (the “Portal”) collects, why it does so, who can see it, how long it is kept, and how you can exercise your rights. We follow the Personal Information Protection Law of the People’s Republic of China and other applicable rules, act lawfully, fairly, in good faith and only as far as necessary, and handle the least information that a matter requires.',
  sections: [
    {
      heading: '1. Who is responsible',
      paragraphs: [
        'The personal information handler (controller) is the Management Committee of the Trade and Economic Cooperation Demonstration Zone (the “Zone Management Committee”, “we”), located in Jiaozhou, Qingdao, Shandong Province, China. Contact details are given at the end of this policy and on the page “About – Contact us”.',
        'Once you have engaged a lawyer, a translation agency or another provider, that provider is itself responsible as handler for the information it processes in order to carry out the engagement.',
      ],
    },
    {
      heading: '2. What we collect',
      paragraphs: [
        'Public pages can be read without registering. To keep the network secure, the server records the time of access, the page visited and the number of the request; the network address serves only to limit too frequent requests and the guessing of passwords, and is not written to the log.',
        'All registered users: username, password, phone number with international area code and the result of its verification; an e-mail address and a picture, if you choose to provide them; the version, language and time of your acceptance of the user agreement. Passwords are stored only in an irreversible form, and nobody can read the original.',
        'Companies also provide their name, unified social credit code, an image of the business licence, address, date of establishment, industry and size. Agencies also provide their type, name, responsible person, the identity number of the legal representative, address, date of establishment and size, and may add their scope of service, a brief introduction and, for their members, picture, name, licence number, year and month of entering practice and practice areas. An agency must inform its members and obtain their consent before entering their details.',
        'Lawyers also provide their name, identity number, licence number, law firm and specialty areas. Foreign nationals may use the number of a passport or a permanent residence card; foreign lawyers state their country of practice, bar and registration number.',
        'When you use a particular function we collect what you enter there: legal needs, services, orders, consultations, foreign-law lookup applications (including the applicant, organisation, contact phone, e-mail, description of the case and request), forum posts and comments, messages, registrations for activities, saved searches and uploaded attachments. When describing a case, please leave out information about other people that the matter does not require.',
      ],
    },
    {
      heading: '3. Purposes and legal basis',
      paragraphs: [
        'Necessary to conclude and perform the user agreement: creating your account, signing you in, reviewing and displaying what you publish, passing on information about cooperation and orders, dealing with foreign-law lookups and consultations, and sending verification codes and notices about your matters.',
        'Necessary to perform statutory functions or duties: real-name authentication, review of content, keeping network logs, and answering lawful requests from competent authorities.',
        'With your consent: handling sensitive personal information such as identity document numbers, and optional details such as an e-mail address or a picture. You may withdraw consent at any time; withdrawal does not affect what was done before it.',
        'Within reasonable limits, information that has lawfully been made public, for example court judgments and the public practice details of lawyers and agencies. If the person concerned expressly refuses, or the handling would significantly affect that person, we proceed as the law requires. We do not build user profiles, do not send commercial advertising, and take no decisions affecting your rights by automated means.',
      ],
    },
    {
      heading: '4. Sensitive information and separate consent',
      paragraphs: [
        'Identity document numbers (resident identity card, passport, permanent residence card) are sensitive personal information: if disclosed, they may be misused and put a person’s safety or property at risk. We collect them solely to verify identity and prevent duplicate registration, and ask for your consent by a separate box on the registration page that is not ticked in advance.',
        'If you do not agree to provide the number, verification as a lawyer or an agency cannot be completed, but you may still register as an individual and read all public content.',
        'Descriptions of cases and attachments may contain sensitive information such as health or financial account details. Please submit only what the matter requires; you may cover the rest beforehand.',
      ],
    },
    {
      heading: '5. Cookies and local storage',
      paragraphs: [
        'accessToken: the sign-in credential, set by the server, not readable by scripts on the page and sent over an encrypted connection. It ceases to be valid after 7 days without use, when you log out, or when the account is suspended. userInfo: holds only your user type, username and picture, in order to show the menu; a copy is held in local storage, and both are cleared when you log out.',
        'When a captcha image is requested, an identifier for it is set for 5 minutes. In local storage and in a cookie of the same name, lang remembers the language you chose; the cookie reading remembers large text and high contrast, and the cookie country the country whose laws you choose to see first. Drafts of unsent forms may be kept on your device, but they never contain passwords, identity numbers or files.',
        'All of these are necessary to provide the service; the Portal uses no advertising or third-party tracking cookies. You may clear or block them in your browser. You will then be unable to sign in, but can still read the public pages.',
      ],
    },
    {
      heading: '6. Who can see your information',
      paragraphs: [
        'Public: the names, practice areas and other listed details of verified lawyers and agencies in good standing, and legal needs, services and forum content that have passed review. Identity numbers, licence numbers and phone numbers are masked for everyone except yourself and administrators who need them for their duties.',
        'The two sides of a cooperation: the client and the provider who has signed up see each other’s contact details only from the stage “in negotiation” onwards. The two sides of a service order can see the contact details given for that order. Attachments are open only to those entitled to see the matter.',
        'Consultations are read and answered by administrators of the Portal or members of the team of the legal service product concerned; foreign-law lookups are handled by the administrators in charge of them. A reply of general value may be published after the asker’s personal information has been removed.',
        'Administrators are authorised by role, such as verification, editing, consultations and lookups, moderation, and audit. Every time one of them views another person’s personal information, an audit record is made.',
      ],
    },
    {
      heading: '7. Processors and disclosure',
      paragraphs: [
        'We may entrust providers of text messages, e-mail, data storage and similar services with the information they need for their task. We agree the purpose, period and safeguards with them and supervise what they do. Where machine translation, AI answers or a map service are switched on, the text you submit or your network address is sent to the provider concerned, and the page says so. Please do not enter identity numbers, account details or the like in AI questions.',
        'We do not sell personal information. Should we need to provide it to another handler, we will tell you the recipient’s name and contact details, the purpose, the method and the kinds of information, and obtain your separate consent, unless the law provides otherwise.',
        'When judicial, supervisory or administrative authorities lawfully request information, we check their powers and paperwork and provide it only to the extent the law prescribes.',
      ],
    },
    {
      heading: '8. Cross-border access and users abroad',
      paragraphs: [
        'The data of the Portal are stored in mainland China. If you use the Portal from abroad, what you enter is sent directly to servers in mainland China and is subject to Chinese law. This policy does not restrict any further mandatory rights you may have under the law of the place where you are.',
        'Content displayed publicly can be viewed from abroad. If you enter into cooperation with a party abroad, that party will see your contact details and the materials you provide, because this is needed to conclude and perform the cooperation you asked for. If you do not wish this, please do not sign up, or withdraw before negotiation begins.',
        'Should personal information need to be provided abroad in any other case, we will first complete the security assessment or other procedure the law requires, inform you about the recipient abroad, and obtain your separate consent. Without the approval of the competent Chinese authority we do not provide personal information stored in mainland China to foreign judicial or law-enforcement bodies.',
      ],
    },
    {
      heading: '9. Storage and security',
      paragraphs: [
        'Identity numbers are stored encrypted, shown masked and never written to logs. Only a hash of the sign-in credential is stored. Data travel over encrypted connections. Uploaded files are checked by their actual content and have no address that could be guessed.',
        'Repeated wrong passwords lead to a captcha and slow further attempts down. Codes sent by text message or e-mail are valid for 5 minutes and password reset links for 3 hours; each can be used once only.',
        'If personal information has been or may have been leaked, altered or lost, we take remedial steps at once, report to the competent authority as the law requires, and tell you by system message, text message or e-mail what kind of incident it is, its cause, the harm it may do and what you can do about it.',
      ],
    },
    {
      heading: '10. How long we keep it',
      paragraphs: [
        'Account information is kept for as long as the account exists. After it is closed, personal information is erased or masked; the username stays reserved so that nobody else can pass for you.',
        'Network logs are kept for at least six months, as the law requires. Legal needs, services and other content that you delete no longer appear in any list, but records of how they were handled continue to be kept for audit and the settlement of disputes, for a period determined by reference to limitation periods and the rules on archives. When the period ends they are deleted or anonymised; where deletion is not technically possible for the time being, we do nothing with them beyond storage and the necessary protection.',
        'Questions that you ask on the AI legal page while signed in are kept for you alone, without identity numbers, phone numbers and e-mail addresses. You can delete them at any time; those not used for 180 days are deleted automatically.',
      ],
    },
    {
      heading: '11. Your rights and how to use them',
      paragraphs: [
        'Access, correction and completion: in the personal centre after signing in; changes to verified information have to be checked. Copy and transfer: you can download your data in the personal centre. Deletion: you can delete your own forum posts and comments, as well as legal needs, services and lookup applications whose state allows it.',
        'Closing your account: do it yourself with your password and a verification code under “Personal centre – Account security”; this is possible even while the account is frozen. Closing it cannot be undone, so please download first whatever you wish to keep. On the same page you can see and end sessions on other devices.',
        'Withdrawing consent, restricting or refusing processing, asking for an explanation of our rules: use the contact details at the end. Once we have confirmed your identity we answer within 15 working days, and give reasons if we cannot do as you ask. You may also bring an action before a people’s court as the law provides.',
        'If a user dies, close relatives may, for their own lawful and legitimate interests, view, copy, correct or delete the relevant personal information of the deceased as the law provides, unless the deceased arranged otherwise.',
      ],
    },
    {
      heading: '12. Minors',
      paragraphs: [
        'The Portal is intended for people with full legal capacity and is not open to registration by minors. If a minor needs legal help, a guardian should act on the minor’s behalf, or please call 12348.',
        'We do not knowingly collect personal information from children under fourteen. Where a guardian must submit such information to have a matter dealt with, this is taken as the guardian’s consent to its handling within that matter. If we find that it was collected without a guardian’s consent, we delete it as soon as possible.',
      ],
    },
    {
      heading: '13. Changes to this policy',
      paragraphs: [
        'When this policy changes, we publish the new version and the date it takes effect. If the purposes, methods or kinds of information, or your rights, change in a significant way, we also notify you by system message and obtain your consent again where the law requires it.',
        'We will not reduce your rights under this policy without your consent.',
      ],
    },
    {
      heading: '14. Contact and complaints',
      paragraphs: [
        'For questions, comments or complaints about the protection of personal information, write to service@example.org with “Personal information” in the subject line, or contact us as described on the page “Contact us”.',
        'We answer within 15 working days. If you are not satisfied with our answer, you may complain or report to the cyberspace administration or another authority responsible for the protection of personal information.',
      ],
    },
  ],
}
