/**
 * Small words of languages the coach cannot judge yet, without accents and without those that are
 * also English words. A language moves out of this list when it gets a pack of its own.
 */
export const otherLanguages: Record<string, string> = {
  es: `el los las un una unos unas y que es por para con del al mi mis tu su sus pero como mas muy esta
    este esto eso ese ser hacer puedes puede puedo quiero necesito dame hazme haz escribe escribeme
    ayudame ayuda gracias hola tengo soy estoy cuando donde porque sobre algo tambien sin oye q pa dos
    tres hay fue son nos les lo se explicame explica`,
  pt: `uma uns umas os que para com por dos das da em na nos nas meu minha meus minhas seu sua mas mais
    muito este esta isto isso voce nao sim eu ele ela ser fazer faca faz pode quero preciso escreva
    escreve ajuda ola obrigado tenho sou estou quando onde porque sobre tambem sem deste desta pelo pela
    ao aos`,
  fr: `le les un une des et que qui est pour avec du au aux mon ma mes ton ta ses son sa mais comme plus
    tres ce cette ces je tu il elle nous vous ils elles ne pas fais faire peux peut veux besoin ecris
    aide merci bonjour ai suis quand ou parce sur aussi sans moi dans sont etre ete cest jai nest quel
    quelle quels donne explique svp`,
  de: `der das ein eine einen einem einer eines und oder ist sind fur mit von vom zum zur dem den des mein
    meine meinen meinem meiner dein deine ihr ihre aber wie mehr sehr dieser diese dieses ich du sie wir
    nicht kein keine kannst konnen mach machen schreib schreibe bitte hilf hilfe danke hallo habe hast
    bin wenn wo weil uber auch ohne mir mich dir auf aus bei nach uhr jeder wird erklare gib ubersetze
    fasse`,
  it: `il un lo gli uno una e che di con del della dei delle dal alla nel nella mio mia miei tuo sua suo ma
    piu molto questo questa quello sono sei siamo non posso puoi voglio bisogno scrivi scrivimi aiutami
    aiuto grazie ciao ho quando dove perche anche senza mi serve fammi fare spiega spiegami tre degli
    vorrei uova`,
  nl: `het een van voor mijn je jij dat dit deze met op aan niet ook maar naar bij uit hoe wat waar wanneer
    omdat kan kun kunt wil moet schrijf help bedankt hallo heb heeft ben zijn zonder geen nog wordt ons
    onze jouw graag iets ik en de te alsjeblieft maak geef leg zij wij hij`,
  sv: `och att det som en ett ar pa av med jag du han hon vi ni de inte har kan ska vill min mitt mina din
    ditt fran om eller nar hur vad var varfor utan tack hej skriv hjalp gor nagon nagot mycket`,
  da: `og det som en et pa af med jeg du han hun vi ikke har kan skal vil min mit din dit fra til om eller
    nar hvordan hvad hvor hvorfor uden tak hej skriv hjaelp lav noget meget den ogsa`,
  fi: `ja ei etta se mina sina han te mutta kun jos tai kuin voi minun sinun kirjoita auta kiitos hei ole
    olen tama mika miten missa miksi ilman paljon jotain`,
  pl: `w z na nie sie jest ze jak dla od po przez ale czy moj moja moje twoj co kto gdzie kiedy dlaczego
    bez napisz pomoz prosze dziekuje czesc mam jestem moze bardzo tylko mi mnie oraz ten ta te krotki
    krotka`,
  cs: `je se na ze v s z pro ale jak co kde kdy proc bez napis pomoz prosim dekuji ahoj mam jsem muze velmi
    muj moje tvuj nebo jako pri od mi ktery`,
  ro: `si este sa pentru cu din la de pe un o nu ca ce cum unde cand fara scrie ajuta multumesc buna sunt
    poate foarte meu mea mei imi te rog despre mai`,
  hu: `es az egy hogy nem van meg de ha vagy mint mit hol mikor miert nelkul irj segits koszonom szia
    vagyok lehet nagyon nekem kerlek szamara rovid`,
  tr: `ve bir bu su icin ile de da mi ne nasil nerede neden ben sen biz siz benim senin bana sana yaz yazar
    misin yardim et lutfen tesekkurler merhaba var yok cok daha gibi ama veya olan olsun hakkinda icinde
    hazirla kisa`,
  id: `yang dan untuk dengan dari ini itu tidak saya aku kamu anda kita kami mereka ada adalah akan bisa
    dapat tolong buatkan tulis tuliskan bantu terima kasih halo apa bagaimana kapan mengapa tanpa sebuah
    di ke pada atau tapi lebih sangat sudah belum orang tentang agar`,
  tl: `ang ng mga sa ay na ko mo niya namin natin nila ako ikaw siya kami tayo sila hindi para kung ano
    paano saan kailan bakit wala po opo gawa gumawa isulat tulong salamat kumusta naman lang din rin
    aking iyong`,
  sw: `na ya wa kwa ni za la cha vya katika hii hiyo yangu wangu zangu langu yako wako tafadhali niandikie
    andika kwamba leo mimi wewe yeye sisi nina una ana kuna hakuna nini vipi wapi lini asante habari
    nisaidie au lakini sana kuhusu mtoto barua`,
  hi: `hai hain ka ke ki ko se mein mai main mujhe mera meri mere tum aap aapka hum yeh ye woh kya kaise
    kab kahan kyun kyon nahi nahin liye ek aur ya par bhi sirf bahut thoda likho likh karo kar dijiye
    dena bana banao chahiye kal aaj ho hoon raha rahi wala apna apne apni batao samjhao krdo`,
  vi: `toi cho mot va cua nhung la khong cac voi duoc trong nay giup viet ban hay ve bai den tu co de minh
    em anh chi gi nao ngan cam xin chao lam`,
  hr: `je se na da u za od s sa su ne kako sto gdje kada zasto bez napisi pomozi molim hvala bok imam sam
    moze jako moj moja moje ili ali koji neki`,
  ca: `els les una que amb del meu meva pero com mes molt aquest aquesta puc pots vull necessito escriu
    ajuda gracies tinc soc quan perque sobre tambe sense fes`,
  eo: `la kaj estas por kun mi vi li ni ili ne kiel kio kie kiam kial sen skribu helpu dankon saluton mia`,
  no: `og det som en et pa av med jeg du han hun vi ikke har kan skal vil min mitt din ditt fra til om
    eller nar hvordan hva hvor hvorfor uten takk hei skriv hjelp noe mye ogsa meg deg`,
  af: `die n het en van vir jy dit hierdie met aan nie ook maar wat waar hoekom wanneer kan moet skryf
    asseblief dankie ek wil ons julle hulle sonder oor`,
  is: `og ad ekki thad sem eg thu hann hun vid med til fra mer ther skrifa hjalpa takk hae vera`,
  sk: `je sa na ze vo s z pre ale ako co kde kedy preco bez napis pomoz prosim dakujem ahoj mam som mozem
    velmi moj moja moje alebo pri od mi ktory`,
  sl: `je se na da za od s z ki kako kaj kje kdaj zakaj brez napisi pomagaj prosim hvala imam sem lahko
    zelo moj moja moje ali pri mi`,
  et: `ja ei et mis kui minu sinu ta te nad aga voi kes kus millal miks ilma palun aita kirjuta tere olen
    ole saab vaga mulle`,
  lv: `un ir ka ar par uz lai es tu vins vina mes jus man tavs bet vai kas kur kad kapec bez ludzu palidzi
    uzraksti paldies sveiki mana mans`,
  lt: `ir yra kad su apie tai tu jis ji mes jus man mano tavo bet ar kas kur kada kodel prasau padek
    parasyk aciu labas kaip`,
  sq: `dhe eshte ne nga te nje une ti ai ajo ju ata por ose cfare ku kur pse pa lutem ndihme shkruaj
    faleminderit pershendetje ime`,
  cy: `yn mae ar ac y yr o gyda fy dy ei ni chi nhw ond neu beth ble pryd pam heb ysgrifennwch diolch helo
    os gwelwch`,
  ga: `agus ta na ar le mo ag nach ach cad cen fath gan scriobh raibh maith agat dia duit haghaidh`,
  eu: `eta da ez bat hau hori nire zure gu zu baina edo zer non noiz zergatik gabe idatzi lagundu mesedez
    eskerrik asko kaixo dut`,
};
