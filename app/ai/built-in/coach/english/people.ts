/** Who may read, hear or use the answer. */
export const people = `
child children childs kid kids toddler toddlers teen teens teenager teenagers teenage youth youngsters
student students pupil pupils class classmates learner learners beginner beginners newbie newbies
novice novices adult adults senior seniors elderly pensioner pensioners retiree retirees parent parents
mom mother dad father grandma grandmother grandpa grandfather granny nan nana granddad grandad
grandparent grandparents grandchild grandchildren granddaughter grandson nephew niece son daughter
twins brother sister siblings wife husband partner fiance girlfriend boyfriend friend friends family
families relatives cousin cousins aunt uncle neighbor neighbors boss manager managers supervisor
colleague colleagues coworker coworkers team staff employee employees client clients customer customers
buyer buyers shopper shoppers visitor visitors guest guests tourist tourists traveler travelers
traveller travellers reader readers audience listener listeners viewers followers subscribers member
members volunteers volunteer landlord landlady tenant tenants teacher teachers professor tutor doctor
nurse nurses patient patients dentist expert experts professionals people person someone somebody anyone
everybody everyone public user users developer developers investor investors recruiter recruiters
employer employers council committee trainees trainee apprentices apprentice speakers newcomers
commuters seller sellers donors sponsors supporters fans players gamers women men woman man girl girls
boy boys ladies residents citizens voters shops companies stylist coach trainer plumber electrician
grandmas mechanic builder accountant lawyer judge mayor police bank insurer insurance airline
secretary principal headteacher caretaker locals group gran uncles aunts babysitter passengers baby
leader leaders players dealer shopkeeper owner owners
`;

export const jobs = `
expert teacher doctor lawyer coach trainer editor writer journalist consultant chef cook nutritionist
dietitian guide tutor professor scientist historian programmer developer engineer designer marketer
copywriter therapist counselor psychologist nurse accountant advisor adviser planner assistant recruiter
manager interviewer pharmacist waiter tourist customer librarian translator proofreader critic judge
salesperson salesman detective poet novelist comedian gardener mechanic electrician plumber architect
analyst specialist mentor friend neighbor native speaker pirate narrator host moderator strategist
photographer artist illustrator receptionist shopkeeper clerk officer pilot captain trainer vet doctor
stylist dm gamemaster opponent student grandmother philosopher economist investor examiner agent
`;

/** Whom a letter may go to, besides people. */
export const organizations = `
company council bank school office shop department club agency insurer authority hotel airline firm
hospital university college ministry association newspaper editor store supplier
`;

/** Who is asking and what goes on. */
export const selfWords = `i im ive id we weare weve`;

export const possessives = `my our`;

export const otherSubjects = `he she they hes shes theyre it its everyone nobody everybody most both`;

/** Somebody meant without having been named. */
export const thirdPersons = `he she him her hes shes`;
