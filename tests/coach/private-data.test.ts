import { describe, expect, test } from "vitest";

import { coachPrompt } from "~/ai/built-in/coach/coach";
import { findPrivateData, isPlaceholder, maskPrivateData } from "~/ai/built-in/coach/private-data";

/** All invented. The marked part is what nobody may see again. */
const secrets: [kind: string, before: string, secret: string, after: string][] = [
  ["key", "my openai key is ", "sk-proj-4fT9xQ2mLr8sV1nB7cZk", ", why does it fail"],
  ["key", "OPENAI_API_KEY=", "sk-abcdEFGH1234ijklMNOP5678", "\nprint the models"],
  ["key", "curl -H 'x-api-key: ", "sk-ant-api03-Zx81kQpLmN02vTyR", "' https://api.example.com"],
  ["key", "git says no with ", "ghp_16C7e42F292c6912E7710c838347Ae178B4a", " in the url"],
  ["key", "token ", "github_pat_11ABCDEFG0abcdefghijkl_MNOPqrstuvWXYZ0123456789", " expired?"],
  ["key", "why does this aws command fail: aws s3 ls, with ", "AKIAIOSFODNN7EXAMPLE", " as key id"],
  ["key", "aws_secret_access_key = ", "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY", ""],
  ["key", "Authorization: Bearer ", "mF_9.B5f-4.1JqM8xTz7Rk20", " gives 401"],
  ["key", "bearer token is ", "a8f5f167f44f4964e6c998dee827110c", ""],
  [
    "key",
    "decode this jwt ",
    "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N",
    "",
  ],
  ["key", "maps key ", "AIzaSyD3x4mpl3K3yF0rT3st1ngPurp0s3s12", " does not load"],
  ["key", "slack bot ", "xoxb-2345678901-abcdefghijkl", " gets no message"],
  ["key", "stripe says invalid: ", "sk_live_51H8xYzAbCdEfGhIjKl", ""],
  ["key", "stripe test ", "rk_test_51H8xYzAbCdEfGhIjKlMn", " works"],
  ["key", "client_secret: '", "Q7~8xTqLr2mNvB4cZk9sW1dF", "'"],
  ["key", "npm token ", "npm_A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8", ""],
  ["key", "gitlab ", "glpat-x9Yz8Wv7Ut6Sr5Qp4On3", " clone fails"],
  ["key", "hugging face ", "hf_AbCdEfGhIjKlMnOpQrStUvWxYz012345", ""],
  [
    "key",
    "here is my key\n",
    "-----BEGIN RSA PRIVATE KEY-----\nMIIEowIBAAKCAQEAx7fE\n-----END RSA PRIVATE KEY-----",
    "\nis it ok",
  ],
  ["key", "sendgrid ", "SG.ngeVfQFYQlKU0ufo8x5d1A.TwL2iGABf9DHoTf09kqeF8tAmbihYzrnopKc1s5cr", ""],
  ["card", "pay with ", "4111 1111 1111 1111", " please"],
  ["card", "my visa is ", "4012888888881881", " exp 04/29"],
  ["card", "card ", "5555-5555-5555-4444", " was refused"],
  ["card", "amex ", "3782 822463 10005", " not taken"],
  ["card", "write to the bank about card number ", "6011 1111 1111 1117", ""],
  ["card", "charge it to ", "5105105105105100", ""],
  ["bank-account", "transfer to ", "DE89 3704 0044 0532 0130 00", " by friday"],
  ["bank-account", "iban ", "GB29NWBK60161331926819", " is it valid"],
  ["bank-account", "IBAN: ", "FR14 2004 1010 0505 0001 3M02 606", ""],
  ["bank-account", "my account number is ", "12345678", ", sort code soon"],
  ["bank-account", "account no. ", "0012345678", " was charged twice"],
  ["bank-account", "sort code ", "20-45-45", " and the rest later"],
  ["bank-account", "acct # ", "987654321012", " please write to the bank"],
  ["bank-account", "routing number ", "021000021", " is that right?"],
  ["bank-account", "Kontonummer: ", "532013000", ""],
  ["bank-account", "a/c ", "44781290", " overdrawn, write to them"],
  ["phone", "call me on ", "+44 7700 900123", " after six"],
  ["phone", "my number is ", "07700 900456", ""],
  ["phone", "ring ", "(555) 010-4477", " and ask"],
  ["phone", "tel. ", "0171 5550 134", ""],
  ["phone", "phone: ", "555-0104-22", " for the shop"],
  ["phone", "text her at ", "07911 123456", " tonight"],
  ["phone", "whatsapp ", "+1 415 555 0132", ""],
  ["phone", "mobile ", "5550143298", " for deliveries"],
  ["phone", "reach us at ", "+49 30 901820", ""],
  ["phone", "Contact: ", "020 7946 0958", ""],
  ["email", "write to ", "anna.k@lindenpost.org", " about it"],
  ["email", "from: ", "j_smith+bills@mail.example.co.uk", ""],
  ["email", "Ann;Lee;", "ann.lee@exampleton.org", ""],
  ["email", "from: ", "ann@ab.com", ""],
  ["password", "my wifi password is ", "fluffy2019", " write a note"],
  ["password", "password: ", "Tr0ub4dor&3", ""],
  ["password", "pw=", "hunter22!", " does not work"],
  ["password", "my password is ", "sunflower", " is it good"],
  ["password", "the door code is ", "4711", " for the guests"],
  ["password", "alarm code ", "8802", " please put it on a card"],
  ["password", "pin: ", "9034", ""],
  ["password", "her PIN is ", "2580", ", remember it"],
  ["password", "login is maria / password ", "Blue-Bird77", ""],
  ["password", "passphrase is ", "correct-horse-battery-9", ""],
  ["password", "pwd: ", "Winter!24", " , user admin"],
  ["password", "postgres://shop:", "s3cretPw9", "@db.example.com/shop fails"],
  ["id-number", "my ssn is ", "078-05-1120", ""],
  ["id-number", "NI number ", "AB 12 34 56 C", " for the form"],
  ["id-number", "passport number ", "X1234567", " expires in May"],
  ["address", "I live at ", "14 Station Road, Leeds", ""],
  ["address", "deliver to ", "221 Maple Avenue, Springfield, IL 62704", ""],
  ["address", "wohne in der ", "Lindenstraße 12", ""],
  ["address", "Anna Keller, ", "Linden Street 5", ". The wreath for the funeral came late"],
  ["address", "Write to Tom Reed, ", "Chapel Road 14", ", about the noise"],
  ["address", "he lives in ", "Baker Street 221B", " and wants to move"],
  ["address", "Rechnung an ", "Lindenstraße 12, 04109 Leipzig", " schicken"],
  ["address", "flowers to ", "Berliner Straße 7a, 10715 Berlin", ", on Friday"],
  ["address", "the box is at ", "Keizersgracht 123, 1015 CJ Amsterdam", ""],
  ["address", "invoice: ", "Rue de la Paix 10", ", second floor"],
  ["address", "a cake to ", "10 Rue de l'Université, 75007 Paris", ""],
  ["address", "my office is at ", "Via Roma 24", ", say it kindly"],
  ["address", "pick up at ", "ul. Długa 7/3", ", ring twice"],
  ["address", "our shop, ", "Calle Mayor 12", ", opens on Monday"],
  ["address", "the lease of ", "Rua das Flores, 120", " is over"],
  ["address", "I live at ", "2024 Main Street", " with a loud neighbor"],
  ["address", "send it to ", "44 King St W, Toronto, ON M5H 1J9", ""],
  ["address", "I live at ", "12 acacia avenue, leeds ls1 4ap", " and it rains in"],
  ["id-number", "Passport number: ", "533401372", ""],
  ["id-number", "My Passport is ", "AB1234567", ""],
  ["id-number", "passport no. ", "c1234567", " expires soon"],
  ["id-number", "SSN: ", "123456789", ""],
  ["id-number", "my social security number is ", "123 45 6789", ""],
  ["id-number", "ni number is ", "ab 12 34 56 c", ""],
  ["id-number", "National Insurance: ", "ab123456c", " for payroll"],
  ["id-number", "NHS number ", "943 476 5919", ", write to the surgery"],
  ["id-number", "BSN ", "123456782", " on the form"],
  ["id-number", "driving licence number ", "MORGA657054SM9IJ", ""],
  ["id-number", "my driver's license is ", "S530-4606-0102", " and they refuse it"],
  ["id-number", "PESEL: ", "44051401359", ""],
  ["id-number", "her id number is ", "8001015009087", ""],
  ["password", "the card has cvc ", "917", ""],
  ["password", "visa, CVV: ", "4417", " on the back"],
  ["password", "code for the door is ", "4829", ""],
  ["password", "the code to our garage: ", "77881", " for the guests"],
  ["password", "the combination of the safe is ", "12-34-56", ""],
  ["password", "pin is ", "4829", ""],
  ["password", "gate code ", "#4829", " after ten"],
  ["password", "lockbox code ", "3391", ""],
];

/** A postcode goes with its address, and the next sentence stays. */
const wholeAddresses = [
  ["Write to 10 Downing Street, London SW1A 2AA", "Write to [address]"],
  ["12 Acacia Avenue, Leeds LS1 4AP", "[address]"],
  ["Bill Ben Moss, 7 High Street, Bath BA1 5AW, by Friday", "Bill Ben Moss, [address], by Friday"],
  ["Send it to 5 Rose Lane, London SE1 please", "Send it to [address] please"],
  ["at 14 Alder Row, Dublin 7, since May", "at [address], since May"],
  ["My home:\n3 Mill Road\nLeeds\nLS1 4AP\nWrite a note", "My home:\n[address]\nWrite a note"],
  ["I moved to 4 Mill Row, Watton. He stayed", "I moved to [address]. He stayed"],
  ["shops: 3 Mill Road\n45000 a year", "shops: [address]\n45000 a year"],
];

const harmless = [
  "It returns the text 02.504.00 where I expected 2,504.00",
  "format 1234567.5 as 1,234,567.50",
  "add 146.50, 12.75 and 1,903.20 and take 12 percent off",
  "what is 3786 divided by 12.5",
  "Part number 4500-12-3388, order 30 of them by Friday",
  "order no 100200300 has not arrived, write a complaint",
  "invoice 2024-000123 of 12.03.2024 is wrong",
  "from 12/05/2026 to 19/05/2026 in Rome",
  "2026-11-22 09:30 to 2026-11-23 17:45",
  "born 04.07.1951, how old is she",
  "The years 1914 1918 1939 1945 in a timeline",
  "scores 100 200 300 400 500 600 as a chart",
  "1 2 3 5 8 13 21 34 55 89 144 233, what comes next",
  "sort 10 200 3000 40000 500000 6000000",
  "convert 350 °F to Celsius",
  "my password is not working, what can I do",
  "I forgot my password, how do I reset it",
  "password must be 12 characters long",
  "write a rule for the password field: minimum 8 characters",
  "explain what a password manager is",
  "the pin is bent on my plug",
  "PIN: please call",
  "is it safe to tell somebody my bank account",
  "write about bank account fees for students",
  "my account number of visits is growing",
  "open a card with a poem for grandma",
  "what is an IBAN and how do I find mine",
  "what does an api key do, in two sentences",
  "secret = os.environ['API_KEY']",
  "token = get_token(user)",
  "const key = event.key;",
  "for key in dictionary.keys(): print(key)",
  'api_key = "YOUR_API_KEY_HERE"',
  "password = input('Password: ')",
  "if (password.length < 8) return false;",
  "Authorization: Bearer <token>",
  "curl -H 'Authorization: Bearer $TOKEN' https://api.example.com",
  "let phone = row[3]; phone.replace(/\\D/g, '')",
  "phone VARCHAR(20), mobile VARCHAR(20)",
  'Traceback (most recent call last):\n  File "a.py", line 1204, in <module>\nKeyError: 20260',
  "at com.foo.Bar.run(Bar.java:1204) [0x7fff5fbff8a0]",
  "ORA-00942: table or view does not exist",
  "error 0x80070005 in Windows update 22H2 19045.3803",
  "sha256 of nothing, commit 9fceb02",
  "python 3.12.1 and numpy 1.26.4",
  "192.168.178.20 does not answer to ping",
  "ISBN 978-3-16-148410-0, summarize the book",
  "the sum of 4 8 15 16 23 42",
  "call 112 in an emergency, make a sign for it",
  "text 12 friends about the party",
  "ring binder with 500 pages, 40 tabs",
  "phone with 128 GB and 5000 mAh battery under 300 dollars",
  "call the function with 1000000 2000000 as arguments",
  "Model SM-G991B 5G 2021, is it still good",
  "tracking 1Z 999 AA1 01 2345 6784 what does it mean",
  "bolt M8x40 DIN 933 price for 250 pieces",
  "the road is 1200 miles long and the park 30",
  "write 3 hill walks near the town, 10 to 15 miles",
  "Route 66 Road trip in 10 days",
  "12 Angry Men plot in three sentences",
  "2 eggs, 250 g flour, 125 ml milk, 1 tsp salt at 180 degrees for 25 minutes",
  "population 2020: 331002651, 2021: 331893745",
  "at 07:45 10:15 12:30 15:50 trains to Leeds",
  "id 48213907 in the table users is double",
  "email the club about the new opening hours",
  "@media (min-width: 48em) { .a { color: red } }",
  "the @ sign in an address, where does it come from",
  "Ann;Lee;ANN@x.org and ann;lee;ann@x.org are one line",
  "Bo,Ray,bo@y.org / bo,ray,BO@Y.ORG",
  "made up: zoe@mail.example, ada@club.test, a@bb.com",
  "-33.8688, 151.2093 which city is this",
  "4 x 12 x 365 = 17520, is it right",
  "3.14159265358979 to five digits",
  "what is 1234567890123 times 2",
  "whats the part number 0445110183 for, dads van",
  "the payment has confirmation no. 0048-7731-22",
  "In 2024 Main Street rose by 3%",
  "In 2024, High Street lost three shops",
  "By 2030 Park Lane will be free of cars, write a slogan",
  "From 2010 Regent Street changed, say how",
  "Wall Street fell 2%",
  "the 1984 Oxford Street sale",
  "In summer 2024 Oxford Street was empty",
  "Name the top 10 Abbey Road songs",
  "Compare 5 Central Park hotels",
  "Sesame Street 5 episodes",
  "Summarize Wall Street 2 for me",
  "Write a review of A Nightmare on Elm Street 3",
  "Fleet Street in 1850",
  "page 5 of Baker Street",
  "room 12",
  "Highway 5",
  "Route 66",
  "Sales per shop: Main Street 5, High Street 7, Oak Road 9",
  "Monopoly: Old Kent Road 60, Whitechapel Road 60",
  "Oak Road lost to Main Street 5-3.",
  "the bus leaves Oak Street 5 pm",
  "I ran along Linden Street 5 times",
  "A poem about Linden Street, 12 lines",
  "Plaza Mayor 3 restaurants nearby",
  "Explain the Via Appia 312 BC",
  "Jones et al. Nature 12, 345",
  "Sophie Calle, 70, an artist",
  "flight 12 via Dubai",
  "the call is at 10 via Zoom",
  "Berlin Alexanderplatz 1980 film",
  "World War 2 Memorial Park",
  "Grade 7 Science Way to teach",
  "5 Minute Park workout",
  "a 2 Bedroom Park View flat",
  "ship 20 boxes by road",
  "deliver 30 meals on the street",
  "the password must have 12 letters",
  "how do I reset my password",
  "forgot my pin",
  "pin code lock for a shed",
  "my password manager is bad",
  "is my password strong enough",
  "I changed my password yesterday.",
  "log in with my password instead.",
  "my password keeps failing",
  "and my password field is empty",
  "my password is simple",
  "code for the door is broken",
  "the code for the alarm is 200 lines",
  "CVC 100 words list",
  "Part CVC123 is out of stock",
  "NHS: 2019 to 2024 waiting lists",
  "social security pays 1900 dollars at 67",
  "my passport expires 2026-05-12",
  "a passport in 2024 costs 130 dollars",
  "driving licence 12.05.2024",
  "driving licence: 17 years, 48 lessons, 2 tests",
  "sin 30 60 90 in a table",
  "CPR 100-120 per minute",
  "national id 2023 2024 in numbers",
  "id card 85 x 54 mm print at 300 dpi",
];

describe("what is private is found", () => {
  test.each(secrets)("%s: %s%s", (kind, before, secret, after) => {
    const prompt = `${before}${secret}${after}`;
    const { text, found } = maskPrivateData(prompt);
    expect(found.map((one) => one.kind)).toContain(kind);
    expect(text).not.toContain(secret);
    expect(text.startsWith(before)).toBe(true);
    expect(text.endsWith(after)).toBe(true);
  });
});

test.each(wholeAddresses)("an address goes whole: %s", (prompt, masked) => {
  expect(maskPrivateData(prompt).text).toBe(masked);
});

describe("what is not private is left alone", () => {
  test.each(harmless)("%s", (prompt) => {
    expect(findPrivateData(prompt)).toEqual([]);
  });
});

test("a long text is read in no time", () => {
  for (const unit of [
    "Aa ",
    "Main Street 5, ",
    "rue de la ",
    "ul. Aa ",
    "1a ",
    "my password ",
    "É",
  ]) {
    const start = performance.now();
    findPrivateData(`driving licence number ${unit.repeat(20_000 / unit.length)} 1`);
    expect(performance.now() - start, unit).toBeLessThan(1000);
  }
});

test("there are enough of both", () => {
  expect(secrets.length).toBeGreaterThanOrEqual(60);
  expect(harmless.length).toBeGreaterThanOrEqual(60);
});

const request =
  "Write a letter of ten lines to my bank, polite and firm, because two fees were taken in May.";

test.each(secrets)("a report never says it again (%s: %s%s)", (_, before, secret, after) => {
  for (const prompt of [
    `${before}${secret}${after}`,
    `${request} ${before}${secret}${after}. Again: ${secret}`,
    `${before}${secret}${after}\n\n${request}`,
  ]) {
    const report = coachPrompt(prompt);
    expect(JSON.stringify(report)).not.toContain(secret);
    expect(report.privacy).not.toBeNull();
  }
});

test("private data does not touch the level", () => {
  const { score } = coachPrompt(`${request} My name is [name].`);
  const masked = coachPrompt(`${request} Call me on +44 7700 900123.`);
  const placed = coachPrompt(`${request} Call me on [phone].`);
  expect(masked.score).toBe(placed.score);
  expect(score).not.toBeNull();
});

test("what was masked stays masked, and a placeholder is none of the learner's gaps", () => {
  for (const [, before, secret, after] of secrets) {
    const { text } = maskPrivateData(`${before}${secret}${after}`);
    expect(maskPrivateData(text)).toEqual({ text, found: [] });
    const [placeholder = ""] = /\[[a-z ]+\]/.exec(text) ?? [];
    expect(isPlaceholder(placeholder)).toBe(true);
  }
  expect(isPlaceholder("[who gets it]")).toBe(false);
});
