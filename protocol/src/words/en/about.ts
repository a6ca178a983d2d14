import type { Translation } from '../translation.ts'
import type * as source from '../zh/about.ts'

export const screens: Translation<typeof source.screens> = {
  about: 'About',
  'about/intro': 'About the Portal',
  'about/entry': 'Setting up in the zone',
  'about/rules': 'Rules of the Portal',
  'about/contact': 'Contact us',
}

export const about: Translation<typeof source.about> = {
  intro: {
    title: 'About the Portal',
    lead: 'The Foreign-related Legal Services Portal is a public legal-services desk for trade and investment among partner countries. It offers legal consultation, legal information and guidance on legal affairs in Chinese, English and Russian.',
    sections: [
      {
        heading: 'Who we are',
        paragraphs: [
          'The Portal is run by the Management Committee of the Trade and Economic Cooperation Demonstration Zone (the “Zone Management Committee”). The zone lies in Jiaozhou, Qingdao, Shandong Province, and is devoted to cooperation in trade, investment and legal services with the countries along the belt.',
          'A business that goes abroad, or comes to China, often has to deal with the law of several countries at once. The Portal brings scattered legal materials, service agencies and official channels together in one place, so that users can first find out what the rules are and then decide how to proceed and whom to turn to.',
        ],
      },
      {
        heading: 'Whom we serve',
        paragraphs: [
          'Visitors who are not signed in can search laws, regulations and judgments, find lawyers and arbitration, mediation, notary, forensic appraisal and legal aid institutions, and read policies, news and notices.',
          'Registered individuals, companies, agencies and lawyers can also publish legal needs, cooperate with one another, apply for foreign-law lookups, submit consultations, and take part in training and the forum. The Portal is concerned first of all with legal matters involving China, Russia, Kazakhstan, Kyrgyzstan, Tajikistan, Uzbekistan, Pakistan and India.',
        ],
      },
      {
        heading: 'What we offer',
        paragraphs: [
          'Legal services: directories of lawyers and agencies, legal needs and services on offer, a library of contract templates, and AI legal answers. Legal research: search of laws, regulations and judgments, case analysis, and applications for foreign-law lookups.',
          'Information and think tank: policy documents, news, training notices, research results, expert interviews and a forum. Exchange and cooperation: registration for activities, questions and answers, and shared cases. Legal service products are explained, and questions about them answered, by a dedicated team.',
        ],
      },
      {
        heading: 'Our principles',
        paragraphs: [
          'The Portal is not an intermediary. It does not choose a provider for you and takes no responsibility for disputes between the parties. Information is for reference; on a particular matter please consult a qualified professional.',
          'The three languages are treated equally. Where content published by the Portal is not yet available in one of them, the Chinese text is shown and marked as such; what users publish is shown as they wrote it. Personal information is protected by law, and identity numbers are stored encrypted and shown masked.',
        ],
      },
    ],
  },
  entry: {
    title: 'Setting up in the zone',
    lead: 'This guide is for Chinese and foreign investors who wish to set up a company or an agency in the zone. The exact terms and support measures are those of the entry agreement you sign with the Zone Management Committee and of the rules in force.',
    stepsHeading: 'Steps',
    documentsHeading: 'Documents to prepare',
    faqsHeading: 'Questions and answers',
    facts: [
      {
        label: 'Time for registration',
        value: 'Within one month',
        note: 'Business registration and tax registration must be completed within one month of signing the entry agreement.',
      },
      {
        label: 'Industrial park premises',
        value: 'Free of rent',
        note: 'Companies that set up in the industrial park pay no rent.',
      },
      {
        label: 'Office space',
        value: 'At most 10 m² per person',
        note: 'The area is set by the number of people who actually work there, with at most 10 square metres for each.',
      },
    ],
    steps: [
      {
        title: 'Make contact',
        text: 'Send a consultation of the type “Setting up in the zone” through the Portal, or call or visit us. Tell us who the investor is, what business is planned and how many people are expected.',
      },
      {
        title: 'Submit your proposal',
        text: 'Prepare the documents listed below. For documents issued abroad, find out in good time about notarisation, authentication or apostille, and Chinese translation.',
      },
      {
        title: 'Assessment',
        text: 'The Zone Management Committee looks at the business planned and the premises and staff it needs, and checks whether the field is on the negative list for foreign investment or requires a licence.',
      },
      {
        title: 'Sign the entry agreement',
        text: 'Once the premises, area, term and mutual obligations are settled, the agreement is signed. The time for registration runs from the day of signing.',
      },
      {
        title: 'Business registration',
        text: 'Apply to the market regulation authority for registration and collect the business licence. Foreign-invested enterprises report their investment information through the same registration system.',
      },
      {
        title: 'Tax registration',
        text: 'Complete tax registration promptly after receiving the licence. Both registrations must be finished within one month of signing the agreement.',
      },
      {
        title: 'Move in',
        text: 'The premises are handed over on presentation of the business licence and the staff list. Office space is allotted at no more than 10 square metres per person.',
      },
      {
        title: 'Follow-up and verification on the Portal',
        text: 'Open a bank account, arrange social insurance and work permits for foreign staff, and register on the Portal as a company or an agency and submit your details for verification.',
      },
    ],
    documents: [
      {
        name: 'Application to set up in the zone',
        note: 'States the investor, scope of business, expected number of staff and premises needed; signed or sealed by an authorised representative.',
      },
      {
        name: 'Proof of the investor’s status',
        note: 'Chinese investors: business licence or identity document. Foreign investors: certificate of registration or passport, notarised and authenticated or with an apostille, as the rules require.',
      },
      {
        name: 'Project outline',
        note: 'Describes the business, the investment plan and the main partner countries. No set length.',
      },
      {
        name: 'Articles of association and appointments',
        note: 'Articles of association, the shareholders’ decision, and the appointment documents of the legal representative, directors, supervisors and others. They may follow later, but before registration.',
      },
      {
        name: 'List of office staff',
        note: 'The basis for setting the office area; to be updated when staff change.',
      },
      {
        name: 'Power of attorney',
        note: 'Needed when someone acts on your behalf. It states the matter and the powers given, and the agent’s identity document is attached.',
      },
      {
        name: 'Industry licences',
        note: 'Needed for business that requires a licence, for example the practice licence of a law firm.',
      },
    ],
    faqs: [
      {
        question: 'From which day does the month run, and what if it is not enough?',
        answer:
          'It runs from the day the entry agreement is signed, and both business and tax registration must be completed within it. If you expect a delay, explain the reason and the progress made to the Zone Management Committee in writing before the month is over; the matter is then dealt with under the agreement.',
      },
      {
        question: 'Does “free of rent” mean there are no costs at all?',
        answer:
          'It is the rent for office premises in the industrial park that is waived. Whether other costs such as water, electricity, telecommunications and fitting-out arise, and who bears them, is laid down in the entry agreement.',
      },
      {
        question: 'How is the office area worked out?',
        answer:
          'By the number of people who actually work there, with at most 10 square metres for each. For 6 people, for example, the area is no more than 60 square metres. If you need meeting rooms, display space or the like, please say so during the assessment.',
      },
      {
        question: 'What has to be done with a foreign investor’s documents?',
        answer:
          'As a rule they are notarised in the country of issue, then authenticated or given an apostille according to the treaty that applies between that country and China, and accompanied by a Chinese translation. The registration authority has the final word on what is required. You can also look for notary offices and translation agencies on the Portal.',
      },
      {
        question: 'If I register an account on the Portal, have I set up in the zone?',
        answer:
          'No. An account is for using the online legal services; setting up in the zone requires an agreement and registration with the authorities. Conversely, a company set up in the zone must still register its own account and be verified before it can publish legal needs on the Portal.',
      },
    ],
  },
  rules: {
    title: 'Rules of the Portal',
    lead: 'These rules explain how publication, review, cooperation and complaints work on the Portal. They form part of the User Agreement.',
    sections: [
      {
        heading: 'Who may publish',
        paragraphs: [
          'Every signed-in user may submit consultations, apply for foreign-law lookups, take part in the forum and register for activities. Verified users may publish legal needs and order the services of others; lawyers, law firms, translation agencies and other agencies (“providers”) may also publish services and sign up for legal needs. Individuals are verified by a code sent to their phone; companies, agencies and lawyers are verified by the Portal.',
          'Nobody may sign up for their own legal need or order their own service. A lawyer who signs up must name the law firm that would contract with the client, and may not accept instructions privately in his or her own name.',
        ],
      },
      {
        heading: 'Review of content',
        paragraphs: [
          'Legal needs and services are reviewed after submission and are shown publicly once approved. If they are rejected, the Portal gives the reason, and they may be corrected and submitted again. Content that is shown must be reviewed anew if it is edited; existing sign-ups and orders under way are not affected.',
          'The review looks mainly at whether the content is lawful, true and complete, and whether it contains unnecessary personal information. Approval is no guarantee of quality. A legal need past its deadline is marked as overdue. A closed, overdue, withdrawn or rejected legal need may be republished if no cooperation on it is under way.',
        ],
      },
      {
        heading: 'Sign-up and cooperation',
        paragraphs: [
          'Providers may sign up for a legal need while it is shown; each provider may have only one open sign-up for the same legal need at a time. When the client chooses “Start negotiating”, negotiation begins, and from then on the two sides can see each other’s contact details.',
          'A legal need can have only one cooperation at a time. When a provider is chosen, the legal need is closed and the other sign-ups end automatically. Either side may terminate a cooperation by stating its reason. Every step is recorded with its time, and both sides can see the record.',
          'The “preferred providers” of a legal need serve for information and sorting only and do not bar other providers. Fees, confidentiality, conflict-of-interest checks and similar matters are agreed between the parties in a written contract.',
        ],
      },
      {
        heading: 'Services and orders',
        paragraphs: [
          'A service may carry at most three related cases, which must not reveal the private affairs or trade secrets of the parties. Service volume counts completed orders and must not be inflated.',
          'A user may have only one open order for the same service at a time. The provider marks it in turn as connected, processing and completed. Until it is completed, either side may cancel it; once it has been connected, a reason must be given.',
        ],
      },
      {
        heading: 'Foreign-law lookup',
        paragraphs: [
          'The applicant states the country or region and the field of law, the facts, the precise request, and the expected cost and working days, and declares that the matter is neither in litigation or arbitration nor concluded. If this condition is not met, the application cannot be submitted.',
          'After accepting an application the Portal may give an estimate of cost and time, and on completion attaches the result and documents. If an application cannot be accepted, the reason is given. The applicant may withdraw it until the result is delivered.',
        ],
      },
      {
        heading: 'Consultations',
        paragraphs: [
          'There are four types of consultation: legal service, setting up in the zone, using the Portal and other. They are answered by the staff of the Portal or by members of the team of the legal service product concerned.',
          'A consultation of general interest may be published after the asker’s personal information has been removed. Replies are for reference only and create no client relationship.',
        ],
      },
      {
        heading: 'Conduct in the forum',
        paragraphs: [
          'Keep to the subject and respect others; give the source when you cite laws and cases. Do not publish the private affairs of others, case files that are not public, advertising, rumours or abuse, and do not solicit business by asking questions and answering them yourself.',
          'Posts are reviewed before publication where the Portal is so set. Authors may edit and delete their own content. The Portal may pin posts, close discussions, and take down content that breaks the rules, stating the reason.',
        ],
      },
      {
        heading: 'Breaches of the rules',
        paragraphs: [
          'Depending on the circumstances the Portal may remind the user to correct the matter, return or take down content, or freeze, suspend or close the account. The reason is given for every measure.',
          'While an account is frozen its holder may sign in and read, but may do nothing else except log out, change the password, mark messages as read and close the account. While it is suspended the holder cannot sign in, open sessions end at once, and published content is hidden. Suspected offences are referred to the competent authorities.',
        ],
      },
      {
        heading: 'Complaints and appeals',
        paragraphs: [
          'Please report false credentials, infringing content, harassment or disclosure of information by a consultation of the type “Using the Portal”, by e-mail or by telephone. State the address of the page, the facts and how to reach you, and attach evidence.',
          'If you disagree with the result of a review or with a measure taken, you may appeal in the same way; if your account is restricted and you cannot submit a consultation, please use e-mail. Appeals are considered by someone who took no part in the original decision and are answered within 15 working days. Complaints about professional conduct may also be made to the judicial administration authority or the professional association, as the law provides.',
        ],
      },
    ],
  },
  contact: {
    title: 'Contact us',
    lead: 'You are welcome to use the following channels to ask questions, report problems or make suggestions. For requests concerning personal information, please write “Personal information” in the subject line of your e-mail.',
    addressLabel: 'Address',
    address:
      'Public Legal Services Desk, Management Committee of the Trade and Economic Cooperation Demonstration Zone, Jiaozhou, Qingdao, Shandong Province, China',
    phoneLabel: 'Telephone',
    phones: [
      {
        name: 'Public legal-services hotline (legal advice)',
        number: '12348',
        hours:
          'At the times announced by the local judicial administration authority; from outside mainland China please use e-mail',
      },
      {
        name: 'Portal service desk (sample number)',
        number: '+86 532 0000 0001',
        hours: 'Office hours on working days',
      },
      {
        name: 'Setting up in the zone (sample number)',
        number: '+86 532 0000 0002',
        hours: 'Office hours on working days',
      },
      {
        name: 'Complaints and personal information (sample number)',
        number: '+86 532 0000 0003',
        hours: 'Office hours on working days',
      },
    ],
    emailLabel: 'E-mail',
    email: 'service@example.org',
    hoursLabel: 'Office hours',
    hours: 'Monday to Friday, 9:00–12:00 and 13:30–17:00 (Beijing time), except public holidays in China',
    transport: {
      heading: 'How to get here',
      items: [
        'By air: Qingdao Jiaodong International Airport lies within Jiaozhou; continue by taxi or ride-hailing car.',
        'By rail: get off at Jiaozhou North Railway Station and continue by bus or taxi.',
        'By metro: Qingdao Metro Line 8 links Jiaozhou North Railway Station, Jiaodong International Airport and Qingdao North Railway Station; change there to road transport.',
        'By car: set your navigation to the Zone Management Committee in Jiaozhou. You may call ahead about parking and appointments.',
      ],
    },
    sketch: {
      airport: 'Jiaodong Airport',
      station: 'Jiaozhou North Station',
      qingdao: 'Qingdao city',
      zone: 'The Zone',
      bay: 'Jiaozhou Bay',
    },
    mapLabel: 'Location map',
    mapApproval: 'Map approval no.',
    mapNote:
      'The map is for orientation only. If it does not appear, please go by the address above. Numbers marked “sample” are for demonstration and cannot be dialled.',
  },
}
