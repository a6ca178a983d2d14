import type { Translation } from '../translation.ts'
import type { agreement as source } from '../zh/agreement.ts'

export const agreement: Translation<typeof source> = {
  title: 'User Agreement',
  version: '2026-11-01',
  intro:
    'Welcome to the Foreign-related Legal Services Portal (the “Portal”). The Portal is run by the Management Committee of the Trade and Economic Cooperation Demonstration Zone in Jiaozhou, Qingdao, Shandong Province (the “Zone Management Committee”). This agreement sets out the rights and duties between you and the Zone Management Committee that arise when you register and use an account. It is published in Chinese, English and Russian; where the versions are understood differently, the Chinese text prevails. Please read it in full before you complete registration, and take particular note of the terms that add to your responsibilities or limit those of the Portal. By ticking the consent box yourself and submitting your registration you accept this agreement; the Portal records the version, the language and the time of your acceptance. If you do not agree, you may still use the public pages that require no sign-in.',
  sections: [
    {
      heading: '1. Registration information',
      paragraphs: [
        'You must have full legal capacity. If you register on behalf of a company or an agency, you must be authorised by it to do so. The Portal offers four kinds of registration: individual, company, agency and lawyer. Please choose the one that reflects who you really are.',
        'The information and documents you submit must be true, accurate and complete, and must be updated promptly when they change. A change to verified information takes effect once it has been checked; until then the earlier information remains valid.',
        'If information is false, unlawful or plainly out of date, the Portal may require you to correct it within a set time and, depending on the circumstances, may suspend the use of the account or close it. Any loss this causes to you or to others is borne by the user who supplied the information.',
      ],
    },
    {
      heading: '2. Account name and picture',
      paragraphs: [
        'A username consists of 5 to 20 letters, digits or underscores and cannot be changed once it has been set. After an account is closed, its username is not given to anyone else.',
        'Usernames, pictures, introductions and other profile details must contain nothing unlawful or objectionable, must not use another person’s name, title or mark, and must not suggest that you represent a state body, an international organisation or the Portal. The Portal may decline, require you to replace, or take down anything that does not meet these requirements.',
      ],
    },
    {
      heading: '3. Use and security of the account',
      paragraphs: [
        'Each user may hold one account only. The same phone number, e-mail address, identity document number, unified social credit code or lawyer’s licence number cannot be registered twice.',
        'The Portal applies real-name authentication. Individuals are authenticated by a code sent to their phone. Companies, agencies and lawyers must also have their credentials checked by the Portal; until they have first been verified they may sign in, complete their profile, submit consultations, apply for foreign-law lookups and take part in the forum, but may not publish legal needs or services, sign up for legal needs or place orders.',
        'Keep your password and verification codes safe. The Portal and its staff will never ask for your password for any reason. Please log out after each session. A session ends by itself after 7 days without use, and changing your password also ends the sessions on your other devices.',
        'If you find that someone else has used your account, or that its security is otherwise at risk, change your password at once and inform the Portal. You bear the consequences of careless keeping or deliberate disclosure on your part, except for loss caused by the fault of the Portal.',
      ],
    },
    {
      heading: '4. The services and changes to them',
      paragraphs: [
        'The Portal offers legal consultation, legal information and guidance on legal affairs. It is not an intermediary. You may, of your own choice, engage the legal service agencies or legal personnel presented on the Portal; the engagement is made directly between you and them, and the two of you resolve by lawful means any dispute that follows from it.',
        'Information on the Portal is for reference only. It does not replace the opinion of a qualified professional on a particular matter, and the Portal does not guarantee that its services will meet all your needs.',
        'Cases that are in litigation or arbitration or have already been concluded are outside the scope of the services. When you apply for a foreign-law lookup you must declare truthfully whether this is so; if it is, the application cannot be submitted.',
        'The Portal may change, interrupt or end some or all of its services because of maintenance, changes in policy, force majeure or similar reasons, and will announce this in advance where it can be foreseen.',
      ],
    },
    {
      heading: '5. Code of conduct',
      paragraphs: [
        'An account is for the use of its holder alone, be it a person or an organisation. It may not be given away, lent, rented or transferred.',
        'You may not publish content that breaks the law or infringes the rights of others, nor false information, commercial advertising or spam. You may not use consultations, sign-ups, messages or other functions to harass others.',
        'You may not break into, disrupt or tamper with the system or get round its access controls. Without authorisation you may not obtain, copy or pass on other users’ data; without the permission of the Portal you may not use third-party tools such as cheats, plug-ins or automated scrapers.',
        'Trade secrets, personal information and case materials of others that you learn in the course of cooperation may be used only for the agreed matter and must be kept confidential as the law requires.',
      ],
    },
    {
      heading: '6. Termination and treatment of accounts',
      paragraphs: [
        'You may end this agreement by closing your account with your password and a verification code under “Account security” in the personal centre; by stopping use before a changed rule that you do not accept takes effect; or by any other method the Portal announces.',
        'If you break the law or this agreement, the Portal may, depending on the circumstances, suspend or end its services to you and freeze, suspend or close the account, and will give its reasons. While an account is frozen you may only sign in, read, and deal with a few account matters. While it is suspended you cannot sign in, and what you have published is hidden. If you disagree with the decision, you may appeal under the platform rules.',
        'A closed account cannot be restored. Personal information is erased or masked, what you have published is closed, open sign-ups and orders are ended, and the Portal informs the other side. After termination the Portal may, as the law allows, keep the case-handling and audit records already made, in order to meet its legal duties and deal with disputes.',
      ],
    },
    {
      heading: '7. Intellectual property',
      paragraphs: [
        'The intellectual property in the Portal’s name, marks, interface, software and arrangement of data, and in the texts and images made by the Portal, belongs to the Portal, unless the law provides otherwise or another right holder is named. None of it may be copied, adapted, sold or compiled for commercial purposes without written permission.',
        'Your rights in the content you submit are not altered by submitting it. So that the content can be reviewed, displayed, translated, stored and backed up, you permit the Portal to use it free of charge within the scope of its services, and you warrant that you are entitled to give this permission.',
        'If you believe that content on the Portal infringes your rights, you may send a notice with proof of ownership and the address of the page concerned. The Portal will check it and act as the law requires.',
      ],
    },
    {
      heading: '8. Protection of personal information',
      paragraphs: [
        'The Portal handles your personal information under the Personal Information Protection Law of the People’s Republic of China; the Privacy Policy explains how. Sensitive information such as identity document numbers is collected only with your separate consent.',
        'The Portal does not disclose your personal information to third parties, except as the law requires or where you choose to make it available to the other side in order to have a matter dealt with. Identity document numbers are stored encrypted and shown masked.',
        'You may view, correct and download your information, and you may close your account.',
      ],
    },
    {
      heading: '9. Governing law, disputes and amendments',
      paragraphs: [
        'The conclusion, validity, interpretation and performance of this agreement, and the resolution of disputes under it, are governed by the law of the People’s Republic of China.',
        'The parties will first try to settle any dispute arising from this agreement by negotiation. If that fails, either party may bring proceedings before the competent people’s court of the place where the Zone Management Committee is located.',
        'The Zone Management Committee has the right to amend and interpret this agreement within the limits of the law. An amended agreement is published with the date of its version before it takes effect; where it affects your rights in a significant way you will also receive a system message, and where the law requires fresh consent you will be asked to confirm again. Nothing in this agreement excludes rights that the law gives you and that cannot be excluded by agreement.',
      ],
    },
  ],
}
