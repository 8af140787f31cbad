/**
 * Everyday English words. They tell English from a language the coach does not know, and show
 * which pairs of letters stand next to each other in words that can be read aloud.
 */
export const commonWords = `
able accident account act action active activity actor add address adult advance advice afraid
afternoon age agree air airport alarm album allergy alone alphabet ambulance anger angle angry animal
ankle anniversary answer ant anxious apartment apology app appeal apple application apply appointment
approve april apron arch area argue argument arm army arrange arrive art article artist ask asleep
attack attempt attention attic august aunt author autumn average awake award aware baby background
bacon bad bag bake baker bakery balance ball balloon band bank bar bargain bark base basement basic
basket bath bathroom battery battle beach bean bear beard beat beautiful bed bedroom bee beef beer
beginner behavior belief bell belong belt bench bend benefit berry best bicycle big bike bill biology
bird birth birthday biscuit bitter black blame blanket blind block blog blood blow blue board boat
body boil bold bone book boot border boring boss bottle bottom bowl box boy brain branch brand brass
brave bread break breakfast breath brick bridge brief bright bring broken brother brown brush budget
build builder building bulb bullet burn bus bush business busy butter button buy cabbage cabinet cafe
cake calculate calendar call calm camera camp campaign cancel candle capital car card care career
careful carpet carrot carry cart case cash castle cat catch cause cell celebrate center century
certificate chain chair chalk challenge chance change chapter character charge charity chart cheap
check cheese chef chemical chemistry cherry chess chest chicken chief child children chin chips
chocolate choice choir choose church cinema circle city claim class classroom clause clean cleaner
clear clever click client climate climb clinic clock close cloth clothes cloud club coach coal coast
coat code coffee cold collar colleague collect college color column comb comedy comfort comic comment
committee common community company compare compete complain complaint complete complex computer
concert condition confident connect contact content contest continue contract control conversation
cook cookie copper copy corn corner correct cost cottage cotton couch cough count country county
courage course court cousin cover cow crack cream create creative credit crime cruel cry cucumber cup
cupboard current curry curtain curve customer cut cycle dad damage dance danger dangerous dark data
date daughter dawn day dead deaf deal dear death debate debt december decide decision deep deer degree
delay delete delicious deliver delivery dentist depend describe desert design desk dessert destroy
detail develop device diary dictionary diet difference difficult dig dinner direction dirty disaster
discount discuss discussion disease dish distance divide divorce doctor document dog dollar donate
donation donkey door double doubt draft dragon draw drawer drawing dream dress drink drive driver drop
drum dry duck dust duty eager ear early earn earth easily east easy eat economy edge edit editor
education effect egg eight elderly election electric electrician electricity elephant email emotion
employ employee employer empty encourage end energy engine engineer english enjoy enter entrance
environment equal error essay euro evening event evidence exact exam example excel exchange excited
excuse exercise exhibition exist expensive experience expert explain expression extra eye fabric face
fact factory fail fair fall false family famous fantasy far farm farmer fashion fast fat father fault
fear feather february fee feed feedback feel feeling feet female fence ferry festival fever fiction
field fight figure file fill film final find fine finger finish fire firm first fish fishing fit five
fix fixed flag flame flat flight float flood floor flour flower fly fold folder follow food foolish
foot football force forest forget forgive fork form formal former forward four fowl fox frame free
freedom freeze french frequent fresh friday fridge friend friendly frightened frog fruit fuel fun
function fund funeral funny furniture future gallery game garage garden gardener garlic gas gate
general gentle geography german gift girl glass glove glue goal goat gold golden government grade
grammar grandfather grandma grandmother grandpa grape graph grass gray great green greet grief ground
group grow growth guess guest guide guilty guitar gun gym hair half hall hammer hand handle hang happen
happy harbor hard harmony hat hate head headache headline health healthy hear heart heat heating heavy
height help hike history hobby hold hole holiday home homework honest honey hook hope horn horse
hospital host hot hotel hour house housing human humor hundred hungry hurry hurt husband ice idea image
imagine impact important improve impulse inch income increase industry inflation informal inform
ingredient injury ink insect instruction instrument insurance interest internet interview invent
invitation invite iron island issue item jacket jam january japan jar jelly jewel job join joke
journal journey joy judge juice july jump june junior kettle key kick kid kind kindergarten king
kitchen kitten knee knife knit knock knot know knowledge label labor lady lake lamb lamp land landlord
language large late laugh laundry law lawn lawyer lead leader leaf leaflet learn leather leave lecture
left leg lemon lend length lesson letter level library license lid lie life lift light limit line lion
lip liquid list listen live living loan local lock logo lonely long look loose lorry lose loss loud
love low luck lunch machine magazine magic mail main male man manager map march mark market marketing
marriage married mask mass master match material math maths matter may meal mean meaning measure meat
medical medicine meet meeting member memory menu message metal method middle midnight military milk
million mind minute mirror mistake mix modern mom moment monday money monkey month mood moon morning
mortgage mother motion motor mountain mouse mouth move movie mud muscle museum mushroom music nail name
narrow nation national natural nature neat necessary neck needle neighbor nephew nerve nervous net new
news newsletter newspaper niece night nine noise noon north nose note notebook nothing notice november
novel nudge number nurse nursery nut object observe october offer office oil old older onion online
open operation opinion opposite orange orchestra order organ organize ornament outfit outline oven
owner page pain paint painting pair pan paper paragraph parallel parcel parent park part partner party
passport past paste pasta path patient pause pay payment peace pen pencil pension people pepper percent
performance period permission person personal pet phone photo photograph physical physics piano picnic
picture pie piece pig pilot pin pink pipe pirate pizza place plain plan plane planet plant plastic plate
play player please pleasure plot plumber pocket poem poet point poison police polish polite political
pool poor popular porter position post postcard poster pot potato powder power practice praise prayer
prepare present president press price primary prince princess print printer prison private prize
problem process produce product professor profit program project promise proof property prose protest
proud public publish pudding pull pump pumpkin punishment pupil puppy purple purpose push puzzle python
quality quarter queen question queue quick quiet quiz quote rabbit race radio rail rain raise range rap
rat rate raw ray reach reaction read reader ready real reason receipt recipe recommend record red reduce
refund refuse regret regular relation relax religion remember remind reminder remove rent repair repeat
replace reply report representative request research reservation responsible rest restaurant result
retire retirement return review reward rhyme rhythm rice rich ride ring rise river road robot rock roll
roof room root rough round route routine row rude rule run runner russian sad safe safety salad salary
sale salt sample sand sandwich saturday sauce save saw scale scam scared scary scene schedule school
science scientist scissors score screen screw script sea search season seat second secret secretary
section seed selection self sell send senior sense sentence separate september series serious servant
serve service session set seven sew shade shake shame share sharp sheep sheet shelf shelter ship shirt
shock shoe shop shopping short shoulder shout show shower shy sick side sign silence silent silk silver
similar simple sing singer single sink sister sit six size skill skin skirt sky sleep slide slip slope
slow small smart smell smile smoke smooth snack snake sneeze snow soap soccer social society sock sofa
soft software soil solar sold soldier solid solve son song soon sort sound soup south space spanish spare
speak special speech speed spell spelling spend spider spoon sport spot spring square stage stair stamp
stand star start state statement station stay steam steel stem step stick stiff still stitch stocking
stomach stone stop store storm story straight strange strategy stream street strength stress stretch
strike string strong structure student studio study style subject substance sudden sugar suggest
suggestion suit summary summer sun sunday supermarket support surgery surprise swap sweet swim symptom
system table tail talent talk tall tap taste tax taxi tea teach teacher team tear technology teenager
telephone television ten tenant tendency tennis tent test text thank theater theory therapist thick thief
thin think third thought thousand thread three throat thumb thunder thursday ticket tidy tie tiger tight
time tin tip tired title toe tomato tomorrow tone tongue tonight tool tooth top topic touch tour tourist
towel town toy track trade traffic train trainer training translate transport travel tray treat tree trick
trip trouble trousers truck true trunk trust tuesday turn tutor twins twist two type ugly umbrella uncle
understand unemployed uniform union unit university update upset urgent vacation value van vegan vegetable
vegetarian verse vessel vet video view village violent violin virus visit visitor voice volunteer vote
voucher waiter waitress walk wall war warehouse warm warning wash waste watch water watercolor wave wax
weak wealth weather website wedding wednesday week weekend weekly weight welcome west wet wheat wheel
white wide wife wild win wind window wine wing winter wire wise wish woman women wonder wood wool word
work worker workout workshop world worm worry wound wrist write writer writing wrong yard year yellow
yesterday yoga young youth zebra zero zoo
`;
