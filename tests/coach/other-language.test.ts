import { describe, expect, test } from "vitest";

import { coachPrompt } from "~/ai/built-in/coach/coach";

const sentences: Record<string, readonly string[]> = {
  Spanish: [
    "Escribe una carta corta para mi vecina y dale las gracias por todo.",
    "¿Puedes explicarme cómo funciona una hipoteca?",
    "necesito una receta con arroz y pollo para cuatro",
  ],
  Portuguese: [
    "Escreva um e-mail para o meu chefe, por favor.",
    "Preciso de uma receita com frango e arroz para quatro pessoas",
    "como posso aprender inglês mais depressa?",
  ],
  French: [
    "Écris une lettre à ma voisine pour la remercier.",
    "Peux-tu m'expliquer comment marche un prêt ?",
    "donne moi une recette avec du riz et du poulet",
  ],
  German: [
    "Schreib einen kurzen Brief an meine Nachbarin und bedanke dich.",
    "Wie funktioniert ein Kredit? Bitte erkläre es mir einfach.",
    "ich brauche ein rezept mit reis und huhn für vier personen",
  ],
  Italian: [
    "Scrivi una lettera breve alla mia vicina per ringraziarla.",
    "Puoi spiegarmi come funziona un mutuo?",
    "mi serve una ricetta con il riso per quattro persone",
  ],
  Dutch: [
    "Schrijf een korte brief aan mijn buurvrouw om haar te bedanken.",
    "Kun je uitleggen hoe een lening werkt?",
    "ik zoek een recept met rijst en kip voor vier",
  ],
  Swedish: [
    "Skriv ett kort brev till min granne och tacka för hjälpen.",
    "Kan du förklara hur ett lån fungerar?",
    "jag behöver ett recept med ris och kyckling",
  ],
  Danish: [
    "Skriv et kort brev til min nabo og sig tak for hjælpen.",
    "Kan du forklare hvordan et lån virker?",
    "jeg skal bruge en opskrift med ris og kylling",
  ],
  Norwegian: [
    "Skriv et kort brev til naboen min og takk for hjelpen.",
    "Kan du forklare hvordan et lån virker?",
    "jeg trenger en oppskrift med ris og kylling",
  ],
  Finnish: [
    "Kirjoita lyhyt kirje naapurilleni ja kiitä häntä avusta.",
    "Voitko selittää miten laina toimii?",
    "tarvitsen reseptin jossa on riisiä ja kanaa",
  ],
  Polish: [
    "Napisz krótki list do mojej sąsiadki i podziękuj jej za pomoc.",
    "Czy możesz wyjaśnić, jak działa kredyt?",
    "potrzebuję przepisu z ryżem i kurczakiem dla czterech osób",
  ],
  Czech: [
    "Napiš krátký dopis mé sousedce a poděkuj jí za pomoc.",
    "Můžeš mi vysvětlit, jak funguje půjčka?",
    "potřebuji recept s rýží a kuřetem pro čtyři osoby",
  ],
  Slovak: [
    "Napíš krátky list mojej susedke a poďakuj jej za pomoc.",
    "Môžeš mi vysvetliť, ako funguje pôžička?",
  ],
  Romanian: [
    "Scrie o scrisoare scurtă pentru vecina mea și mulțumește-i.",
    "Poți să îmi explici cum funcționează un credit?",
  ],
  Hungarian: [
    "Írj egy rövid levelet a szomszédomnak, és köszönd meg a segítséget.",
    "El tudod magyarázni, hogy működik egy hitel?",
  ],
  Turkish: [
    "Komşuma yardım için teşekkür eden kısa bir mektup yaz.",
    "Kredi nasıl çalışır, bana basitçe anlatır mısın?",
  ],
  Indonesian: [
    "Tuliskan surat pendek untuk tetangga saya dan ucapkan terima kasih.",
    "Bisa jelaskan bagaimana cara kerja pinjaman?",
  ],
  Tagalog: [
    "Gumawa ng maikling sulat para sa kapitbahay ko at magpasalamat.",
    "Paano gumagana ang utang sa bangko, pwede mo bang ipaliwanag?",
  ],
  Swahili: [
    "Niandikie barua fupi kwa jirani yangu na umshukuru kwa msaada.",
    "Tafadhali nieleze jinsi mkopo wa benki unavyofanya kazi",
  ],
  Vietnamese: [
    "Viết một lá thư ngắn cho hàng xóm của tôi để cảm ơn.",
    "Bạn có thể giải thích khoản vay hoạt động thế nào không?",
  ],
  Croatian: [
    "Napiši kratko pismo mojoj susjedi i zahvali joj na pomoći.",
    "Možeš li mi objasniti kako radi kredit?",
  ],
  Catalan: [
    "Escriu una carta curta a la meva veïna i dóna-li les gràcies.",
    "Em pots explicar com funciona una hipoteca?",
  ],
  Afrikaans: ["Skryf asseblief 'n kort brief aan my buurvrou om dankie te sê vir haar hulp."],
  Welsh: ["Ysgrifennwch lythyr byr at fy nghymydog yn diolch am y cymorth."],
  Lithuanian: ["Parašyk trumpą laišką mano kaimynei ir padėkok už pagalbą."],
  Russian: ["Напиши короткое письмо моей соседке и поблагодари её.", "как работает кредит"],
  Ukrainian: ["Напиши короткого листа моїй сусідці та подякуй їй."],
  Greek: ["Γράψε ένα σύντομο γράμμα στη γειτόνισσά μου."],
  Arabic: ["اكتب رسالة قصيرة إلى جارتي واشكرها", "كيف يعمل القرض"],
  Hebrew: ["כתוב מכתב קצר לשכנה שלי ותודה לה"],
  Hindi: ["मेरी पड़ोसी को एक छोटा पत्र लिखो", "mujhe ek chhota patra likh kar do apni padosi ke liye"],
  Chinese: ["给我的邻居写一封简短的感谢信", "请解释贷款是怎么运作的"],
  Japanese: ["隣の人に短いお礼の手紙を書いてください", "ローンの仕組みを教えて"],
  Korean: ["이웃에게 짧은 감사 편지를 써 주세요", "대출이 어떻게 되는지 설명해 줘"],
  Thai: ["เขียนจดหมายสั้นๆ ถึงเพื่อนบ้านของฉัน"],
};

const english = [
  "Alphabetise: Müller, O'Brien, Adeyemi, Zhou, de Souza, Ng",
  "Sort these names: Jürgen, Zoë, Éric, Søren, Łukasz, Çelik",
  "Müller, García, Núñez, López, Håkansson",
  "van Dijk, de la Cruz, von der Leyen, Dos Santos, Di Caprio",
  "Anna, Bea, Carla, Dora, Eva",
  "Los Angeles, San Francisco, El Paso, La Jolla, Las Vegas: which is the biggest",
  "Paris, Köln, Zürich, Málaga, Århus in a table with country and population",
  "translate into Spanish: the library is closed on Monday",
  "How do I say thank you in Portuguese",
  "what does 'c'est la vie' mean",
  'Translate "Wie geht es dir heute, mein Freund?" into English',
  "Please translate this: Je voudrais une table pour deux personnes, s'il vous plaît",
  "Correct my Spanish: Yo soy tengo hambre mucho ayer",
  "teach me ten German words for the kitchen, like der Löffel and die Gabel",
  "explain der die das in two sentences",
  "Pad thai, ramen, bibimbap: which is hottest",
  "crème brûlée, soufflé, flambé, sauté: explain each in one line",
  "2 eggs, 250 g flour, 125 ml milk, 1 tsp salt",
  "pollo alla cacciatora recipe for four",
  "for i in range(10): print(i)",
  "def add(a, b):\n    return a + b",
  "const total = items.reduce((a, b) => a + b.price, 0);",
  "SELECT name, sum(total) FROM orders GROUP BY name",
  'SUMIF(A2:A20,">5",B2:B20)',
  "<ul><li>eins</li><li>zwei</li></ul> make it three",
  "Traceback (most recent call last):\n  File \"main.py\", line 4, in <module>\nKeyError: 'name'",
  "java.lang.NullPointerException at com.example.shop.Cart.total(Cart.java:41) at com.example.shop.Main.main(Main.java:12)",
  'npm ERR! code ERESOLVE npm ERR! peer react@"^17.0.2" from react-dom@17.0.2',
  "Cannot read properties of undefined (reading 'map')",
  "git rebase --onto main feature~3 feature",
  "body { margin: 0; color: #333 }",
  "a watercolor of a fjord, Edvard Munch style",
  "el niño effect explained for kids",
  "IKEA Poäng, Kallax, Malm, Hemnes: which one for a small flat",
  "Bundesliga table 2024",
  "AC/DC, Die Ärzte, Les Rita Mitsouko, Los Lobos, Sigur Rós playlist",
  "haiku about rain",
  "lentil soup no onion",
  "tu 1.5 2.5 3.5 4.5 mean and median",
  "abcd efgh ijkl",
  "Write an invitation in English and Spanish: la fiesta es el sábado, please bring a cake and tell me if you come",
  "mi abuela said I should ask you how to make her rice, she never wrote it down",
  "Give me the lyrics meaning of La vie en rose in simple words",
  "pls help write msg to landlord abt broken heating no heat since mon",
  "big o notation",
  "big O of a binary search",
];

/** An English request over, under or around a text in another language. */
const askedInEnglish = [
  "Translate to English:\n\nChers parents, la sortie est le 12 juin, apportez un pique-nique et une casquette.",
  "Correct: Je suis allé au marché hier et j'ai acheter des pommes.",
  "Is 'vorrei un caffè' polite in Italian?",
  "Is 'je t'aime bien' rude in French?",
  "Translate\n\nQuerida comadre, te mando estas semillas de la calabaza de mi suegra. Saludos a todos.",
  "proofread\n\nIch habe gestern ein Auto gekauft und es ist kaputt gegangen.",
  "translate to natural english for my neighbour: 你好，我们住在你楼上，这周六晚上会有几个朋友来吃火锅。",
  "What does this letter want from me?\nSehr geehrte Frau Weber, bitte reichen Sie die Unterlagen bis zum 12. Mai ein.",
  "Sehr geehrte Frau Weber, bitte reichen Sie die Unterlagen bis zum 12. Mai ein.\n\nWhat do they want from me and by when?",
  "Mijn fiets is gestolen en de politie doet niets.\n\ntranslate",
  "summarise in english, only what I must do and when:\n\nHej! Nu närmar sig friluftsdagen. Vi går till Bulltofta och väntar inte in sena.",
];

/** A foreign request stays one, whatever English stands beside it. */
const askedInOthers = [
  "Correggi: Ieri io andato al mare con mia sorella e ho mangiato",
  "Hola! Please ayúdame con una carta para mi jefe porque estoy enfermo",
  "Übersetze ins Englische: Der Hund schläft auf dem Sofa und die Katze auch.",
  "Thanks! Kannst du mir noch sagen, wie ich das auf Englisch schreibe und wo ich es schicke?",
  'Pourquoi mon script affiche "UnicodeDecodeError" quand je lis le fichier avec open("clients.csv") ?',
  'Kannst du mir den Satz "I am looking forward to meeting you" bitte auf Deutsch sagen?',
];

describe.each(Object.entries(sentences))("%s", (_, list) => {
  test.each(list)("%s gets no level", (prompt) => {
    const { gate, score, level, checklist } = coachPrompt(prompt);
    expect(gate?.id).toBe("other-language");
    expect([score, level]).toEqual([null, null]);
    expect(checklist.length).toBeGreaterThan(3);
  });
});

test.each(askedInOthers)("is still another language: %s", (prompt) => {
  expect(coachPrompt(prompt).gate?.id).toBe("other-language");
});

test.each([...english, ...askedInEnglish])("is no other language: %s", (prompt) => {
  expect(coachPrompt(prompt).gate?.id).not.toBe("other-language");
});

test("there are enough of both", () => {
  expect(Object.keys(sentences).length).toBeGreaterThanOrEqual(20);
  expect(english.length).toBeGreaterThanOrEqual(40);
});
